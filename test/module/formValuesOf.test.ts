import type { FormValuesOf } from 'moduleform'
import type { FormValues } from 'moduleform/core'
import { createModule, defineSchema } from 'moduleform/module'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { ask } from './ask.ts'

const metadata = { workflows_module_schema_version: '1.0.0' }

const kilo = { value: 'kg', label: 'Kilogram' } as const

const form = defineSchema({
  metadata,
  fields: [
    { id: 'name', type: 'string' },
    { id: 'rate', type: 'number' },
    { id: 'copies', type: 'integer' },
    { id: 'urgent', type: 'boolean' },
    { id: 'store', type: 'connection', allowed_app_types: ['sql_a'], allowed_connection_management_types: ['managed'] },
    { id: 'country', type: 'object', choices: { values: [] }, content: { type: ['managed'], content_objects: [{ id: 'countries' }] } },
    {
      id: 'size',
      type: 'string',
      choices: {
        values: [
          { value: 's', label: 'Small' },
          { value: 'l', label: 'Large' },
        ],
      },
    },
    {
      id: 'tag',
      type: 'string',
      validation: { pattern: '.*' },
      choices: { values: [{ value: 'red', label: 'Red' }] },
    },
    { id: 'plan', type: 'object', choices: { values: [{ value: { id: 'free', label: 'Free' }, label: 'Free' }] } },
    {
      id: 'address',
      type: 'object',
      fields: [
        { id: 'street', type: 'string' },
        { id: 'floor', type: 'integer' },
      ],
    },
    { id: 'mapping', type: 'object', ui_options: { ui_widget: 'CodeblockWidget' } },
    { id: 'labels', type: 'array', items: { type: 'string', label: 'Label' } },
    {
      id: 'topics',
      type: 'array',
      items: { type: 'string', label: 'Topic' },
      choices: {
        values: [
          { value: 'news', label: 'News' },
          { value: 'jobs', label: 'Jobs' },
        ],
      },
    },
    { id: 'headers', type: 'array', items: { type: 'object', label: 'Header', fields: [{ id: 'key', type: 'string' }] } },
    { id: 'unit', type: 'string', default: 'stone', ui_options: { ui_widget: 'input' }, choices: { values: [kilo] } },
    { id: 'keys', type: 'object' },
    { id: 'pairs', type: 'array', items: { type: 'object', label: 'Pair' } },
    {
      id: 'units',
      type: 'array',
      items: { type: 'string', label: 'Unit' },
      choices: { values: [kilo] },
      content: { type: ['managed'], content_objects: [{ id: 'countries' }] },
    },
    { id: 'tags', type: 'array', items: { type: 'string', label: 'Tag', choices: { values: [kilo] } }, validation: { pattern: '.*' } },
    // `as`: a module in JavaScript may write this although the types forbid it.
    { id: 'odd', type: 'colour' as string },
  ],
})

type Sent = FormValuesOf<typeof form>

describe('The type of form data', () => {
  it('follows from the type of each field', () => {
    expectTypeOf<Sent['name']>().toEqualTypeOf<string | null | undefined>()
    expectTypeOf<Sent['rate']>().toEqualTypeOf<number | null | undefined>()
    expectTypeOf<Sent['copies']>().toEqualTypeOf<number | null | undefined>()
    expectTypeOf<Sent['urgent']>().toEqualTypeOf<boolean | null | undefined>()
    expectTypeOf<NonNullable<Sent['store']>['app_type']>().toEqualTypeOf<string>()
    expectTypeOf<Sent['odd']>().toEqualTypeOf<unknown>()
  })

  it('is a union for a closed list of choices alone', () => {
    expectTypeOf<Sent['size']>().toEqualTypeOf<'s' | 'l' | null | undefined>()
    expectTypeOf<Sent['tag']>().toEqualTypeOf<string | null | undefined>()
    expectTypeOf<NonNullable<Sent['plan']>['id']>().toEqualTypeOf<'free'>()
    expectTypeOf<NonNullable<Sent['country']>['id']>().toEqualTypeOf<string | number>()
  })

  it('is open where the control takes any value', () => {
    expectTypeOf<Sent['unit']>().toEqualTypeOf<string | null | undefined>()
    expectTypeOf<Sent['keys']>().toEqualTypeOf<unknown>()
    expectTypeOf<Sent['pairs']>().toEqualTypeOf<readonly unknown[] | null | undefined>()
    expectTypeOf<Sent['units']>().toEqualTypeOf<readonly string[] | null | undefined>()
    expectTypeOf<Sent['tags']>().toEqualTypeOf<readonly string[] | null | undefined>()
  })

  it('follows groups and rows', () => {
    expectTypeOf<NonNullable<Sent['address']>>().toEqualTypeOf<{ readonly street?: string | null; readonly floor?: number | null }>()
    expectTypeOf<NonNullable<Sent['labels']>>().toEqualTypeOf<readonly string[]>()
    expectTypeOf<NonNullable<Sent['topics']>>().toEqualTypeOf<readonly ('news' | 'jobs')[]>()
    expectTypeOf<NonNullable<Sent['headers']>[number]>().toEqualTypeOf<{ readonly key?: string | null }>()
    expectTypeOf<Sent['mapping']>().toEqualTypeOf<unknown>()
  })

  it('is inferred from a fixed schema, from `form`, and from a schema written in place', () => {
    createModule({
      schema: form,
      content: {
        countries: ({ formData }) => {
          expectTypeOf(formData).toEqualTypeOf<Sent>()
          return []
        },
      },
    })
    createModule({
      form,
      schema: ({ formData }) => {
        expectTypeOf(formData).toEqualTypeOf<Sent>()
        return form
      },
      content: {
        countries: async ({ formData }) => {
          expectTypeOf(formData).toEqualTypeOf<Sent>()
          return []
        },
      },
    })
    createModule({
      schema: {
        metadata,
        fields: [{ id: 'copies', type: 'integer', content: { type: ['managed'], content_objects: [{ id: 'amounts' }] } }],
      },
      content: {
        amounts: ({ formData }) => {
          expectTypeOf(formData).toEqualTypeOf<{ readonly copies?: number | null }>()
          return []
        },
      },
    })
  })

  it('is that of any form where nothing says what the fields are', () => {
    createModule({
      schema: ({ formData }) => {
        expectTypeOf(formData).toEqualTypeOf<FormValues>()
        return { metadata, fields: [] }
      },
    })
  })
})

const units = { type: ['managed'], content_objects: [{ id: 'units' }] }
const anyText = { validation: { pattern: '.*' } }

/** The form data as a module with that form reads them. */
async function readBack(formData: object): Promise<unknown> {
  let seen: unknown
  const module = createModule({
    form,
    schema: (context) => {
      seen = context.formData
      return form
    },
    content: { countries: () => [] },
  })
  expect((await ask(module, 'schema', { form_data: formData })).status).toBe(200)
  return seen
}

describe('The form data a function gets', () => {
  it('keep what fits, `null`, and what no field names', async () => {
    const sent = {
      name: 'Ada',
      rate: 0.5,
      copies: 2,
      urgent: false,
      store: { id: 'c1', label: 'Store', app_type: 'sql_a', connection_management_type: 'managed' },
      country: { id: 'CA', label: 'Canada', extra: 1 },
      size: 'l',
      tag: 'anything',
      address: { street: 'High Street', unknown: true },
      mapping: [1],
      labels: ['a'],
      topics: ['news'],
      headers: [{ key: 'x' }, {}],
      odd: 5,
      other: 'kept',
    }
    expect(await readBack(sent)).toEqual(sent)
    expect(await readBack({ name: null, address: null })).toEqual({ name: null, address: null })
  })

  it.each([
    [{ name: 5 }, {}],
    [{ rate: '0.5' }, {}],
    [{ copies: 1.5 }, {}],
    [{ urgent: 'yes' }, {}],
    [{ store: 'c1' }, {}],
    [{ country: 'CA' }, {}],
    [{ size: 'xl' }, {}],
    [{ address: { street: 1, floor: 2 } }, { address: { floor: 2 } }],
    [{ address: [] }, {}],
    [{ labels: ['a', 1, null] }, { labels: ['a'] }],
    [{ topics: ['news', 'sport'] }, { topics: ['news'] }],
    [{ headers: [{ key: 1 }, 'x'] }, { headers: [{}] }],
  ])('leave out what does not fit: %j', async (sent, fitted) => {
    expect(await readBack(sent)).toEqual(fitted)
  })

  it.each([
    ['a text typed beside suggestions', { type: 'string', ui_options: { ui_widget: 'input' }, choices: { values: [kilo] } }, 'stone'],
    ['an object without fields, edited as JSON', { type: 'object' }, { a: 1 }],
    ['an object of an unknown widget, edited as JSON', { type: 'object', ui_options: { ui_widget: 'KeyValueWidget' } }, [1]],
    ['rows without fields, edited as JSON', { type: 'array', items: { type: 'object' } }, [{ a: 1 }, [2]]],
    ['a choice with a numeric id', { type: 'object', choices: { values: [] } }, { id: 1, label: 'One' }],
    ['choices with numeric ids', { type: 'array', items: { type: 'object' }, choices: { values: [] } }, [{ id: 1, label: 'One' }]],
    ['loaded choices of several', { type: 'array', items: { type: 'string' }, choices: { values: [kilo] }, content: units }, ['lb']],
    ['texts typed into a choice of several', { type: 'array', items: { type: 'string' }, choices: { values: [kilo] }, ...anyText }, ['lb']],
  ])('keep what the form makes: %s', async (_, definition, value) => {
    let seen: unknown
    const schema = { metadata, fields: [{ id: 'field', ...definition }] }
    const module = createModule({ form: schema, schema: (context) => ((seen = context.formData), schema), content: { units: () => [] } })
    await ask(module, 'schema', { form_data: { field: value } })
    expect(seen).toEqual({ field: value })
  })

  it('leave out a value that an option of several is not, whatever widget its items name', async () => {
    let seen: unknown
    const items = { type: 'string', ui_options: { ui_widget: 'input' } }
    const schema = { metadata, fields: [{ id: 'field', type: 'array', items, choices: { values: [kilo] } }] }
    const module = createModule({ form: schema, schema: (context) => ((seen = context.formData), schema) })
    await ask(module, 'schema', { form_data: { field: ['kg', 'lb'] } })
    expect(seen).toEqual({ field: ['kg'] })
  })

  it('hold the choice itself where its id was sent', async () => {
    expect(await readBack({ plan: 'free' })).toEqual({ plan: { id: 'free', label: 'Free' } })
    expect(await readBack({ plan: { id: 'gold' } })).toEqual({})
  })

  it('keep what a rule may allow a field to hold', async () => {
    const size = { id: 'size', type: 'string', choices: { values: [{ value: 's', label: 'S' }] } }
    const effect = (id: string, change: object) => ({
      if: { and: [{ id: 'urgent', operator: 'equal' as const, value: true }] },
      then: { fields: [{ id, apply_as: 'merge' as const, ...change }] },
    })
    const seenWith = async (...rules: ReturnType<typeof effect>[]) => {
      let seen: unknown
      const schema = { metadata, fields: [{ id: 'urgent', type: 'boolean', rules }, size, { id: 'box', type: 'object', fields: [size] }] }
      const watched = createModule({ form: schema, schema: (context) => ((seen = context.formData), schema) })
      await ask(watched, 'schema', { form_data: { size: 'xl', box: { size: 'xl' } } })
      return seen
    }
    const sent = { size: 'xl', box: { size: 'xl' } }
    expect(await seenWith()).toEqual({ box: {} })
    expect(
      await seenWith(effect('size', { ui_options: { ui_widget: 'hidden' } }), effect('size', { validation: { required: true } })),
    ).toEqual({ box: {} })
    expect(await seenWith(effect('size', { choices: { values: [{ value: 'xl', label: 'XL' }] } }))).toEqual(sent)
    expect(await seenWith(effect('box.size', { validation: { pattern: '.*' } }))).toEqual(sent)
    expect(await seenWith(effect('box', { fields: [] }))).toEqual({ box: { size: 'xl' } })
  })

  it('keep what lists of choices hold that are written in another of the accepted ways', async () => {
    let seen: unknown
    const fields = [
      { id: 'size', type: 'string', choices: { values: ['s', 'm'] } },
      { id: 'colour', type: 'string', choices: ['red'] },
    ]
    // `as`: a module in JavaScript may write this although the types forbid it.
    const schema = { metadata, fields } as never
    const loose = createModule({ form: schema, schema: (context) => ((seen = context.formData), schema) })
    await ask(loose, 'schema', { form_data: { size: 's', colour: 'red' } })
    expect(seen).toEqual({ size: 's', colour: 'red' })
  })

  it('take `__proto__` for an ordinary key', async () => {
    const sent = '{"form_data":{"__proto__":{"name":"x"},"name":1}}'
    let seen: unknown
    const module = createModule({
      form: defineSchema({ metadata, fields: [...form.fields, { id: '__proto__', type: 'object', fields: [] }] }),
      schema: ({ formData }) => {
        seen = formData
        return form
      },
      content: { countries: () => [] },
    })
    await ask(module, 'schema', sent)
    expect(Object.keys(seen ?? {})).toEqual(['__proto__'])
    expect(seen).not.toHaveProperty('name')
  })
})
