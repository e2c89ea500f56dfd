import { describe, expect, it } from 'vitest'
import { modelsOf } from '../../api/openapi/operations.ts'
import { instance } from '../../instance.ts'
import { fieldsOf, flatFields } from './fields.ts'

const MODELS = {
  Pet: {
    type: 'object',
    required: ['name'],
    properties: {
      name: { type: 'string', description: 'What it is called', maxLength: 9 },
      age: { type: 'integer', minimum: 0, maximum: 30 },
    },
  },
}

describe('the fields of a schema', () => {
  it('tells type, need, meaning, rules and an example', () => {
    const [name, age] = fieldsOf({ $ref: '#/components/schemas/Pet' }, MODELS, {
      name: 'Mitzi',
    })
    expect(name).toEqual({
      name: 'name',
      type: 'string',
      isRequired: true,
      what: 'What it is called; at most 9 characters',
      example: 'Mitzi',
      children: [],
    })
    expect(age).toMatchObject({ isRequired: false, what: '0 to 30', example: undefined })
  })

  it('names what a reference leads to, and gives what is inside', () => {
    const schema = {
      properties: {
        pet: { $ref: '#/components/schemas/Pet', description: 'Mine' },
        pets: { type: 'array', items: { $ref: '#/components/schemas/Pet' } },
      },
    }
    const fields = fieldsOf(schema, MODELS, { pets: [{ age: 3 }] })
    expect(fields.map(({ type, what }) => [type, what])).toEqual([
      ['Pet', 'Mine'],
      ['array of Pet', ''],
    ])
    expect(flatFields(fields).map(({ name, example }) => [name, example])).toEqual([
      ['pet', undefined],
      ['pet.name', undefined],
      ['pet.age', undefined],
      ['pets', undefined],
      ['pets[].name', undefined],
      ['pets[].age', '3'],
    ])
  })

  it('says which of several a field may be, and mixes no kinds of object', () => {
    const other = { type: 'object', properties: { x: { type: 'null' } } }
    const text = { anyOf: [{ type: 'string' }, other, { type: 'null' }] }
    const kinds = { oneOf: [{ $ref: '#/components/schemas/Pet' }, other] }
    const [one, several] = fieldsOf({ properties: { text, kinds } }, MODELS)
    expect(one).toMatchObject({ type: 'string or object or null', children: [{ name: 'x' }] })
    expect(several).toMatchObject({ type: 'Pet or object', children: [] })
  })

  it('gives a long text as no example', () => {
    const [field] = fieldsOf({ properties: { a: { type: 'string' } } }, {}, { a: 'x'.repeat(99) })
    expect(field?.example).toBeUndefined()
  })

  it('knows a type and a meaning for every field of the OpenAPI document', async () => {
    const models = modelsOf((await (await instance()).documentContext()).openapi)
    for (const [name, schema] of Object.entries(models))
      for (const field of flatFields(fieldsOf(schema, models))) {
        expect(field.type, `${name}.${field.name}`).not.toMatch(/^$|undefined|object Object/)
        expect(field.what, `${name}.${field.name}`).not.toBe('')
      }
  })
})
