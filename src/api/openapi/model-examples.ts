import {
  contentOf,
  modelsOf,
  nameOf,
  type OpenApiDocument,
  operations,
  type Schema,
} from './operations.ts'

/** Adds an example to every model: the first value that it describes in the examples of operations. */
export function addModelExamples(document: OpenApiDocument): void {
  const models = modelsOf(document)
  for (const { operation } of operations(document)) {
    const answers = Object.values(operation.responses ?? {}) as unknown[]
    for (const part of [...answers, operation.requestBody])
      for (const { schema, example, examples } of Object.values(contentOf(part)))
        for (const { value } of Object.values(examples ?? [{ value: example }]))
          visit(schema as Schema, value)
  }

  function visit(schema: Schema, value: unknown): void {
    const model = models[nameOf(schema.$ref ?? '')]
    if (model) model.examples ??= [value]
    const { properties = {}, items, discriminator, contentSchema, anyOf = [] } = model ?? schema
    // The choice between one thing and a list of them.
    if (anyOf.some((choice) => choice.items))
      for (const choice of anyOf) if (!choice.items === !Array.isArray(value)) visit(choice, value)
    if (Array.isArray(value)) {
      if (items) for (const item of value) visit(items, item)
    } else if (typeof value === 'string') {
      if (contentSchema) for (const data of eventData(value)) visit(contentSchema, data)
    } else if (typeof value === 'object' && value !== null) {
      const fields = value as Record<string, unknown>
      for (const [name, field] of Object.entries(properties))
        if (name in fields) visit(field, fields[name])
      const kind = discriminator && fields[discriminator.propertyName]
      if (typeof kind === 'string') visit({ $ref: discriminator?.mapping[kind] }, value)
    }
  }
}

/** Parses the data of an example's server-sent events, one line of JSON each. */
function eventData(stream: string): unknown[] {
  return [...stream.matchAll(/^data: (.*)$/gm)].map(([, json = '']) => JSON.parse(json) as unknown)
}
