import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { aliasFixes, removalFixes } from '../../../src/cli/lint/fix/fixTable.ts'
import { fixText } from '../../../src/cli/lint/fix/fixText.ts'
import { lintText } from '../../../src/cli/lint/lintText.ts'
import { findSchema } from '../../../src/cli/lint/source/findSchema.ts'
import { parseSource } from '../../../src/cli/lint/source/parseSource.ts'
import { parseSchema } from '../../../src/core/schema/parseSchema.ts'

const word = fc.constantFrom('a', 'b', 'size', 'x: y', '# no', "it's", 'two\nlines', '', '-', 'null', '1', 'é"ü')
const scalar = fc.oneof(word, fc.integer({ min: -3, max: 3 }), fc.boolean())
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })

const choice = fc.oneof(
  scalar,
  fc.record({
    value: fc.oneof(scalar, fc.record({ id: word, label: word })),
    label: optional(fc.oneof(word, fc.integer(), fc.constant(null))),
  }),
  fc.record({ id: fc.oneof(word, fc.integer()), label: optional(word), value: optional(fc.constant(null)) }),
)
const choices = fc.oneof(fc.array(choice, { maxLength: 4 }), fc.record({ values: fc.array(choice, { maxLength: 4 }) }))
const comparison = fc.oneof(
  fc.record({ id: word, operator: fc.constantFrom('equal', 'is_empty', '==', 'eqal'), value: optional(scalar) }),
  fc.record({ id: fc.constant('a'), operator: fc.constant('is_in'), value: fc.array(scalar, { maxLength: 4 }) }),
)
const condition = fc.oneof(
  comparison,
  fc.array(comparison, { maxLength: 2 }),
  fc.record({ and: fc.oneof(comparison, fc.array(comparison, { maxLength: 2 })) }),
)
const effect = fc.record({
  id: word,
  apply_as: optional(fc.constantFrom('merge', null)),
  placeholder: optional(word),
  uiwidget: optional(word),
})
const rule = fc.record({
  if: condition,
  then: fc.oneof(fc.array(effect, { maxLength: 2 }), fc.record({ fields: fc.array(effect, { maxLength: 2 }) })),
})
const content = fc.record({
  type: optional(fc.constantFrom('managed', 'custom', null, [], ['managed'])),
  content_objects: fc.array(
    fc.record({
      id: word,
      name: optional(word),
      content_object_depends_on_fields: optional(fc.array(fc.record({ id: word }), { maxLength: 3 })),
    }),
    { maxLength: 2 },
  ),
})

const leaf = {
  id: word,
  type: optional(fc.constantFrom('string', 'object', 'number', 'array', 'text', 'int', 'date')),
  label: optional(word),
  title: optional(word),
  default_value: optional(scalar),
  placeholder: optional(fc.oneof(word, fc.integer())),
  required: optional(fc.oneof(fc.boolean(), word)),
  enum: optional(fc.array(word, { maxLength: 2 })),
  choices: optional(choices),
  content: optional(content),
  validaton: optional(fc.record({ min: optional(fc.integer()), format: optional(word) })),
  validation: optional(fc.record({ requird: optional(fc.boolean()), format: optional(fc.constantFrom('url', 'email')) })),
  ui_options: optional(
    fc.oneof(
      fc.record({
        ui_widget: optional(fc.constantFrom('CodeblockWidget', 'dropdown', 'hidden', null)),
        language: optional(fc.constantFrom('json', 'js')),
        help: optional(word),
      }),
      fc.constant(null),
      fc.constant('hidden'),
    ),
  ),
  rules: optional(fc.array(rule, { maxLength: 1 })),
}
const field = fc.record({ ...leaf, properties: optional(fc.array(fc.record(leaf), { maxLength: 2 })) })
const schema = fc.record({
  metadata: optional(fc.constantFrom(null, {}, { version: '1' }, { workflows_module_schema_version: '1.0.0' })),
  fields: fc.array(field, { maxLength: 2 }),
  uiorder: optional(fc.array(word)),
  ui_options: optional(
    fc.record({
      ui_order: optional(fc.array(word, { maxLength: 4 })),
      ui_layout: optional(fc.record({ type: fc.constant('horizontal'), elements: fc.array(word, { maxLength: 4 }) })),
    }),
  ),
})
const wrapped = fc
  .tuple(schema, fc.nat(3))
  .map(([json, place]) => [json, { schema: json }, { data: json }, { data: { schema: json } }][place])

/** The same value as text in different styles. */
const text = fc
  .tuple(wrapped, fc.constantFrom('json', 'yaml'), fc.constantFrom(0, 1, 2, 4, '\t'), fc.boolean(), fc.boolean())
  .map(([value, format, indent, isIndented, hasReturns]) => {
    const written =
      format === 'json'
        ? JSON.stringify(value, null, indent)
        : stringify(JSON.parse(JSON.stringify(value)), {
            indent: typeof indent === 'number' && indent > 0 ? indent : 2,
            indentSeq: isIndented,
            aliasDuplicateObjects: false,
          })
    return { name: `a.${format}`, text: hasReturns && format === 'json' ? written.replaceAll('\n', '\r\n') : written }
  })

const schemaOf = (name: string, written: string) => parseSchema(findSchema(parseSource(name, written).json).schema).schema

const listsOfOne = ['ui_order', 'elements', 'content_objects', 'content_object_depends_on_fields', 'and', 'or', 'value']

/** Removes everything from a schema that is repeated or has no effect. */
const shorten = (json: unknown, key = ''): unknown => {
  if (Array.isArray(json)) {
    const entries = json.map((entry) => shorten(entry))
    return listsOfOne.includes(key) ? [...new Map(entries.map((entry) => [JSON.stringify(entry), entry])).values()] : entries
  }
  if (typeof json !== 'object' || json === null) return json
  const entries = Object.entries(json).map(([name, value]): [string, unknown] => [name, shorten(value, name)])
  return Object.fromEntries(entries.filter(([name]) => name !== 'value' || !('operator' in json) || json.operator !== 'is_empty'))
}

/** Errors and warnings by code. */
const gravityOf = (name: string, written: string) => {
  const counts: Record<string, number> = {}
  const { findings } = lintText(name, written)
  for (const { code, level } of findings) if (level !== 'info') counts[code] = (counts[code] ?? 0) + 1
  return { counts, total: findings.length }
}

const runs = { numRuns: Number(process.env['MODULEFORM_RUNS'] ?? 15) }
const fewRuns = { numRuns: Math.ceil(runs.numRuns / 3) }

describe('a fix', () => {
  it('of an alias leaves the schema as it was read', () => {
    fc.assert(
      fc.property(text, ({ name, text: before }) => {
        const { text: after } = fixText(name, before, (code) => Object.hasOwn(aliasFixes, code))
        expect(schemaOf(name, after)).toEqual(schemaOf(name, before))
      }),
      runs,
    )
  })

  it('of what is said twice, or to nobody, changes nothing else', () => {
    const isSafe = (code: string) => Object.hasOwn(aliasFixes, code) || Object.hasOwn(removalFixes, code)
    fc.assert(
      fc.property(text, ({ name, text: before }) => {
        const { text: after } = fixText(name, before, isSafe)
        expect(shorten(schemaOf(name, after))).toEqual(shorten(schemaOf(name, before)))
        expect(lintText(name, after).findings.filter(({ code, isFixable }) => isFixable && isSafe(code))).toEqual([])
      }),
      runs,
    )
  })

  it('never adds a finding, and leaves none of the aliases', () => {
    fc.assert(
      fc.property(text, ({ name, text: before }) => {
        const { text: after } = fixText(name, before)
        const [was, is] = [gravityOf(name, before), gravityOf(name, after)]
        expect(is.total).toBeLessThanOrEqual(was.total)
        for (const [code, count] of Object.entries(is.counts))
          expect(`${code} ${Math.max(count, was.counts[code] ?? 0)}`).toBe(`${code} ${was.counts[code] ?? 0}`)
      }),
      runs,
    )
  })

  it('made twice is the same as made once', () => {
    fc.assert(
      fc.property(text, ({ name, text: before }) => {
        const { text: after } = fixText(name, before)
        expect(fixText(name, after)).toEqual({ text: after, fixed: new Set() })
      }),
      runs,
    )
  })

  it('leaves what is around it as it is written', () => {
    const odd = '{"id" :"keep" ,   "type":\t"string", "label" : "Kept  as\\u0020is"}'
    const noted = '  -   id: "keep"     # noted\n      type:   string\n\n      label: \'Kept as is\'   # as well\n'
    fc.assert(
      fc.property(fc.array(field, { minLength: 1, maxLength: 2 }), (fields) => {
        const written = fields.map((one) => JSON.stringify(one, null, 2))
        const json = `{ "fields": [\n${[written[0], odd, ...written.slice(1)].join(',\n')}\n] }`
        expect(fixText('a.json', json).text).toContain(odd)
        const yaml = `fields:\n${noted}${fields.map((one) => `  - ${JSON.stringify(one)}\n`).join('')}# The end\n`
        const fixed = fixText('a.yaml', yaml).text
        expect(fixed).toContain(noted)
        expect(fixed).toContain('# The end\n')
      }),
      fewRuns,
    )
  })
})
