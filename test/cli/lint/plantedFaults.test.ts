import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { fixText } from '../../../src/cli/lint/fix/fixText.ts'
import { lintText } from '../../../src/cli/lint/lintText.ts'
import { parseSource } from '../../../src/cli/lint/source/parseSource.ts'
import { parseSchema } from '../../../src/core/schema/parseSchema.ts'

type Json = Record<string, unknown>

/** A field that uses many features, so that each fault can be planted in it. */
const goodField = (id: string, texts: readonly [string, string]): Json => ({
  id,
  type: 'string',
  label: texts[0],
  description: `About ${texts[1]}`,
  format: 'uri',
  choices: {
    values: [
      { value: 'https://a.example', label: 'A' },
      { value: 'https://b.example', label: texts[0] },
    ],
  },
  default: 'https://b.example',
  validation: { required: true, max_length: 200 },
  ui_options: { ui_widget: 'SelectWidget' },
  content: { type: ['managed'], content_objects: [{ id: `${id}_list`, content_object_depends_on_fields: [{ id: 'governor' }] }] },
  rules: [
    {
      if: { and: [{ id: 'governor', operator: 'is_not_empty' }] },
      then: { fields: [{ id, apply_as: 'fully_replace', type: 'string', label: 'Replaced' }] },
    },
  ],
})

/** Renames a key without moving it. */
const rename = (object: Json, from: string, to: string): Json =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key === from ? to : key, value]))

const without = (object: Json, ...keys: string[]): Json => Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)))

const at = (object: Json, key: string) => object[key] as Json
const inside = (key: string, plant: (object: Json) => Json) => (field: Json) => ({ ...field, [key]: plant(at(field, key)) })
const inFirst = (key: string, plant: (object: Json) => Json) => (object: Json) => ({
  ...object,
  [key]: (object[key] as Json[]).map((entry, index) => (index === 0 ? plant(entry) : entry)),
})
const inEffect = (plant: (effect: Json) => Json) => inFirst('rules', inside('then', inFirst('fields', plant)))
const inTerm = (plant: (term: Json) => Json) => inFirst('rules', inside('if', inFirst('and', plant)))
const inContentObject = (plant: (one: Json) => Json) => inside('content', inFirst('content_objects', plant))

/** Typical mistakes in one field. A fix must restore the good field; a different result of the fix is in `mended`. */
const faults: Readonly<Record<string, { readonly plant: (field: Json) => unknown; readonly mended?: (field: Json) => unknown }>> = {
  'a misspelt key': { plant: (field) => rename(field, 'validation', 'validaton') },
  'a misspelt label': { plant: (field) => rename(field, 'label', 'lable') },
  'another word': { plant: (field) => rename(field, 'default', 'default_value') },
  'a key in camel case': { plant: inside('validation', (rules) => rename(rules, 'max_length', 'maxLength')) },
  'a rule of validation on the field': {
    plant: (field) => ({ ...inside('validation', (rules) => without(rules, 'required'))(field), required: true }),
  },
  'the format among the rules': {
    plant: (field) => inside('validation', (rules) => ({ ...rules, format: 'uri' }))(without(field, 'format')),
  },
  'the default among the options': {
    plant: (field) => inside('ui_options', (options) => ({ ...options, default: field['default'] }))(without(field, 'default')),
  },
  'bare choices': { plant: (field) => ({ ...field, choices: at(field, 'choices')['values'] }) },
  'a misspelt label of a choice': {
    plant: inside(
      'choices',
      inFirst('values', (choice) => rename(choice, 'label', 'lable')),
    ),
  },
  'another word for the label of a choice': {
    plant: inside(
      'choices',
      inFirst('values', (choice) => rename(choice, 'label', 'text')),
    ),
  },
  'a choice by id': {
    plant: inside(
      'choices',
      inFirst('values', (choice) => rename(choice, 'value', 'id')),
    ),
  },
  'an enum with names': {
    plant: (field) => {
      const values = at(field, 'choices')['values'] as Json[]
      return { ...without(field, 'choices'), enum: values.map(({ value }) => value), enumNames: values.map(({ label }) => label) }
    },
  },
  'a word of another kind': { plant: (field) => ({ ...field, type: 'str' }) },
  'an unknown format': { plant: (field) => ({ ...field, format: 'url' }) },
  'an unknown widget': { plant: inside('ui_options', (options) => ({ ...options, ui_widget: 'Selectwidget' })) },
  'a bare type of content': { plant: inside('content', (content) => ({ ...content, type: 'managed' })) },
  'no type of content': { plant: inside('content', (content) => without(content, 'type')) },
  'a misspelt type of content': {
    plant: inside('content', (content) => rename({ ...content, type: ['custom'] }, 'type', 'types')),
    mended: inside('content', (content) => ({ ...content, type: ['custom'] })),
  },
  'a dependency twice': {
    plant: inContentObject((one) => {
      const list = one['content_object_depends_on_fields'] as Json[]
      return { ...one, content_object_depends_on_fields: [...list, ...list] }
    }),
  },
  'an operator of other languages': { plant: inTerm((term) => ({ ...term, operator: 'not_empty' })) },
  'a value for nobody': { plant: inTerm((term) => ({ ...term, value: 1 })) },
  'a bare condition': { plant: inFirst('rules', (rule) => ({ ...rule, if: (at(rule, 'if')['and'] as Json[])[0] })) },
  'bare effects': { plant: inFirst('rules', (rule) => ({ ...rule, then: at(rule, 'then')['fields'] })) },
  'apply_as in camel case': { plant: inEffect((effect) => rename(effect, 'apply_as', 'applyAs')) },
  'no apply_as': {
    plant: inEffect((effect) => without(effect, 'apply_as')),
    mended: inEffect((effect) => ({ ...effect, apply_as: 'merge' })),
  },
  // The following faults are not fixed.
  'private keys': { plant: (field) => ({ ...field, _description: 'x', 'x-default': 'y', x_label: 'z' }) },
  'an enum with too few names': { plant: (field) => ({ ...without(field, 'choices', 'default'), enum: ['a', 'b'], enumNames: ['A'] }) },
  'a number nobody can hold': { plant: inside('validation', (rules) => ({ ...rules, max_length: 7, note: 12345678901234567890n })) },
  'a hidden flag': { plant: (field) => ({ ...field, hidden: false }) },
  'a type that says more': { plant: (field) => ({ ...field, type: 'date' }) },
  'a misspelt key beside its own': { plant: (field) => ({ ...field, lable: 'Other' }) },
}

const rootFaults: Readonly<Record<string, (schema: Json) => Json>> = {
  'no metadata': (schema) => without(schema, 'metadata'),
  'misspelt metadata': (schema) => rename(schema, 'metadata', 'metdata'),
  'no version': (schema) => ({ ...schema, metadata: {} }),
  'the version at the root': (schema) => ({ version: '1.0.0', ...without(schema, 'metadata') }),
  'an order that repeats itself': (schema) => {
    const order = at(schema, 'ui_options')['ui_order'] as string[]
    return { ...schema, ui_options: { ui_order: [...order, ...order] } }
  },
}

const word = fc.constantFrom('A label', 'é"ü', 'x: y', '# no', 'two\nlines', '-', '1', 'true')
const ids = ['first', 'second', 'third', 'fourth', 'fifth']
const governor: Json = { id: 'governor', type: 'string', label: 'Governor', on_action: { load_schema: true } }
const good = fc.array(fc.tuple(word, word), { minLength: 5, maxLength: 5 }).map((texts) => ({
  metadata: { workflows_module_schema_version: '1.0.0' },
  ui_options: { ui_order: [...ids, 'governor'] },
  fields: [...ids.map((id, index) => goodField(id, texts[index] ?? ['', ''])), governor],
}))
/** At most one fault per field, and one at the root. */
const planted = fc
  .tuple(
    good,
    fc.array(fc.option(fc.constantFrom(...Object.keys(faults)), { nil: undefined }), { minLength: 5, maxLength: 5 }),
    fc.option(fc.constantFrom(...Object.keys(rootFaults)), { nil: undefined }),
  )
  .filter(([, inFields, inRoot]) => [...inFields, inRoot].some((one) => one !== undefined))

/** Digits that a JavaScript number cannot hold are written unchanged. */
const writeJson = (value: unknown, indent: number | string): string =>
  JSON.stringify(value, (_key, entry: unknown) => (typeof entry === 'bigint' ? `big:${entry}` : entry), indent).replaceAll(
    /"big:(\d+)"/g,
    '$1',
  )

const written = fc
  .tuple(planted, fc.constantFrom('json', 'yaml'), fc.constantFrom(0, 2, '\t'))
  .map(([[schema, inFields, inRoot], format, indent]) => {
    const fields = schema.fields.map((field, index) => {
      const name = inFields[index]
      return name === undefined ? field : faults[name]?.plant(field)
    })
    const json = inRoot === undefined ? { ...schema, fields } : rootFaults[inRoot]?.({ ...schema, fields })
    const text = format === 'json' ? writeJson(json, indent) : stringify(json, { aliasDuplicateObjects: false })
    return { schema, inFields, inRoot, name: `a.${format}`, text }
  })

const parsed = (json: unknown) => parseSchema(json).schema
const readText = (name: string, text: string) => parseSource(name, text).json

const runs = { numRuns: Number(process.env['MODULEFORM_RUNS'] ?? 15) }

describe('a fix of planted faults', () => {
  it('makes of each fault that it claims what its hint says, and of the others nothing', () => {
    fc.assert(
      fc.property(written, ({ schema, inFields, inRoot, name, text }) => {
        const before = lintText(name, text).findings
        const { text: after, fixed } = fixText(name, text)
        const claimed = new Set(before.filter(({ isFixable }) => isFixable).map(({ pointer }) => pointer.split('/').slice(0, 3).join('/')))
        const came = readText(name, text) as { fields: Json[] } & Json
        const fields = came.fields.map((field, index) => {
          const fault = faults[inFields[index] ?? '']
          if (fault === undefined || !claimed.has(`/fields/${index}`)) return field
          return fault.mended?.(schema.fields[index] ?? {}) ?? schema.fields[index]
        })
        const isRootClaimed = [...claimed].some((pointer) => !pointer.startsWith('/fields/'))
        const { fields: _fields, ...root } = inRoot !== undefined && isRootClaimed ? schema : came
        expect(parsed(readText(name, after))).toEqual(parsed({ ...root, fields }))
        expect(fixed.size).toBe(before.filter(({ isFixable }) => isFixable).length)
      }),
      runs,
    )
  })

  it('counts what it mends exactly, brings up nothing new, and leaves nothing for a second one', () => {
    fc.assert(
      fc.property(written, ({ name, text }) => {
        const before = lintText(name, text).findings
        const { text: after, fixed } = fixText(name, text)
        const left = lintText(name, after).findings
        const keyOf = ({ code, message }: { code: string; message: string }) => `${code} ${message}`
        const known = new Set(before.map(keyOf))
        expect(left.map(keyOf).filter((key) => !known.has(key))).toEqual([])
        expect(left.map(keyOf).sort()).toEqual(
          before
            .filter(({ isFixable }) => !isFixable)
            .map(keyOf)
            .sort(),
        )
        expect(before.length - left.length).toBe(fixed.size)
        expect(left.filter(({ isFixable }) => isFixable)).toEqual([])
        expect(fixText(name, after)).toEqual({ text: after, fixed: new Set() })
      }),
      runs,
    )
  })

  it.each(Object.keys(faults).filter((fault) => fault !== 'private keys'))('is tried with a form that has %s', (fault) => {
    const fields = [...ids.map((id) => goodField(id, ['A label', 'More'])), governor]
    const schema = { metadata: { workflows_module_schema_version: '1.0.0' }, fields }
    const text = writeJson({ ...schema, fields: fields.map((field, index) => (index === 2 ? faults[fault]?.plant(field) : field)) }, 2)
    const [clean, faulty] = [JSON.stringify(schema), text].map((one) => lintText('a.json', one).findings.length)
    expect(clean).toBe(0)
    expect(faulty).toBeGreaterThan(0)
  })
})
