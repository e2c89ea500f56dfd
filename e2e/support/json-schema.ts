import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'

/** Validates a value by one of a document's schemas; returns the errors. */
export type Check = (schema: unknown, value: unknown) => unknown[]

/**
 * Makes a validator for the schemas of an OpenAPI 3.1 document, which are JSON Schema 2020-12.
 *
 * @param document The target of `#/…` references.
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
