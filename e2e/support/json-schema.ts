import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'

/** Checks a value against one of a document's schemas; gives what is wrong with it. */
export type Check = (schema: unknown, value: unknown) => unknown[]

/**
 * A validator for the schemas of one OpenAPI 3.1 document, which are JSON Schema 2020-12.
 *
 * @param document The document that `#/…` references point into.
 */
export function schemaChecker(document: object): Check {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  formats(ajv)
  ajv.addSchema(document, 'openapi')
  const compiled = new Map<string, ValidateFunction>()
  return (schema, value) => {
    const absolute = JSON.stringify(schema).replaceAll('"#/', '"openapi#/')
    const validate = compiled.get(absolute) ?? ajv.compile(JSON.parse(absolute) as object)
    compiled.set(absolute, validate)
    return validate(value) ? [] : (validate.errors ?? [])
  }
}
