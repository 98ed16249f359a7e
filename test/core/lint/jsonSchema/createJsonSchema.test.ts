import fc from 'fast-check'
import { readdirSync, readFileSync } from 'node:fs'
import { lintSchema } from 'moduleform/lint'
import { describe, expect, it } from 'vitest'
import { checksOfSchemas } from '../../../../src/core/lint/checks.ts'
import { collectTables } from '../../../../src/core/lint/jsonSchema/createJsonSchema.ts'
import { keyDocs } from '../../../../src/core/lint/jsonSchema/keyDocs.ts'
import { schemaByKey } from '../../../../src/core/lint/jsonSchema/valueSchemas.ts'
import { readCorpus } from '../../../corpus/readCorpus.ts'
import { ajv, findDisagreement, jsonSchema, judge } from './agreement.ts'
import { changeJson, changeOf } from './changeJson.ts'
import { wholeSchema } from './wholeSchema.ts'

const keys = [...new Set([...collectTables().values()].flatMap((table) => Object.keys(table.keys)))].concat(
  'properties',
  'placeholder',
  'language',
)

/** Every schema, or definition of a field, in a fixture. */
const fixtures = ['schema', 'rules', 'validation'].flatMap((folder) =>
  readdirSync(`test/fixtures/${folder}`).map((name) => {
    const { schema, definition } = JSON.parse(readFileSync(`test/fixtures/${folder}/${name}`, 'utf8')) as Record<string, unknown>
    const around = { metadata: { workflows_module_schema_version: '1.0.0' }, fields: [{ id: 'a', ...(definition as object) }] }
    return { name: `${folder}/${name}`, json: schema ?? around }
  }),
)

describe('The JSON Schema and the parser', () => {
  it.each(fixtures)('agree on $name', ({ json }) => {
    expect(findDisagreement(json)).toBeUndefined()
  })

  const around = (field: object) => ({
    metadata: { workflows_module_schema_version: '1.0.0' },
    fields: [{ id: 'a', type: 'string', ...field }],
  })
  const ruled = (term: unknown) => around({ rules: [{ if: { and: [term] }, then: { fields: [] } }] })
  it.each([
    ['an entry whose value is null', true, around({ choices: { values: [{ value: null, label: 'A' }] } })],
    ['an entry whose id is its value', false, around({ choices: { values: [{ value: null, label: 'A', id: 'a' }] } })],
    ['both combinators', false, ruled({ and: [], or: [] })],
    ['a combinator that is null', true, ruled({ and: null, id: 'a', operator: 'is_empty' })],
    ['a text as a number', true, ruled({ id: 'a', operator: 'less_than', value: ' 1.5e3 ' })],
    ['a text that is none', false, ruled({ id: 'a', operator: 'less_than', value: '0x10' })],
    ['a placeholder beside its options', false, around({ placeholder: 'P', ui_options: {} })],
    ['one that stands in them too', true, around({ placeholder: 'P', ui_options: { placeholder: 'P' } })],
    ['a language beside its options', false, around({ ui_options: { ui_widget: 'CodeblockWidget', language: 'sql' } })],
    ['a language that is no alias', true, around({ ui_options: { ui_widget: 'input', language: 'sql' } })],
    ['content without a type in a field', false, around({ content: { type: [], content_objects: [] } })],
    ['fields called properties', false, around({ type: 'object', properties: [] })],
    ['its own name as a key', true, { ...around({}), $schema: './node_modules/moduleform/dist/schema.json' }],
  ])('agree on %s', (_, isRight, json) => {
    const { structural, errors } = judge(json)
    expect({ parser: structural.length === 0, jsonSchema: errors.length === 0 }).toEqual({ parser: isRight, jsonSchema: isRight })
  })

  it('leave $schema alone', () => {
    expect(lintSchema({ $schema: './schema.json', metadata: { workflows_module_schema_version: '1.0.0' }, fields: [] })).toEqual([])
  })

  const corpus = readCorpus()
  it.skipIf(corpus.length === 0).each(corpus)('agree on the real schema $name (needs the corpus)', ({ json }) => {
    expect(findDisagreement(json)).toBeUndefined()
  })

  it('agree on 500 schemas as the specification has them: both take them', () => {
    fc.assert(
      fc.property(wholeSchema, (json) => {
        expect(judge(json)).toEqual({ structural: [], errors: [], isReadWhole: true })
      }),
      { numRuns: 500, endOnFailure: true },
    )
  })

  it('agree on 1,500 schemas with faults in them', () => {
    let refused = 0
    fc.assert(
      fc.property(wholeSchema, fc.array(changeOf(keys), { minLength: 1, maxLength: 3 }), (json, changes) => {
        const changed = changes.reduce(changeJson, json as unknown)
        if (judge(changed).errors.length > 0) refused += 1
        expect(findDisagreement(changed)).toBeUndefined()
      }),
      { numRuns: 1500, endOnFailure: true },
    )
    // There must be many of both kinds, or the agreement would mean little.
    expect(refused).toBeGreaterThan(300)
    expect(refused).toBeLessThan(1350)
  })
})

describe('The JSON Schema', () => {
  it('is one', () => {
    expect(ajv.validateSchema(jsonSchema)).toBe(true)
  })

  it('knows every key of the parser, and no other', () => {
    for (const [kind, { keys: known }] of collectTables()) {
      expect(Object.keys(keyDocs[kind]).sort()).toEqual(Object.keys(known).sort())
      expect(Object.keys(known)).toEqual(expect.arrayContaining(Object.keys(schemaByKey[kind] ?? {})))
    }
    expect([...collectTables().keys()].sort()).toEqual(Object.keys(keyDocs).sort())
  })

  it('has examples that are right where they stand', () => {
    // `as`: the code under test creates this shape.
    const { $defs } = jsonSchema as { $defs: Record<string, { properties: Record<string, { examples?: unknown[] }> }> }
    for (const [name, { properties }] of Object.entries($defs)) {
      for (const [key, value] of Object.entries(properties)) {
        const validates = ajv.compile({ $ref: `specification#/$defs/${name}/properties/${encodeURIComponent(key)}` })
        for (const example of value.examples ?? []) expect(validates(example), `${name}.${key}: ${JSON.stringify(example)}`).toBe(true)
      }
    }
  })

  it('proposes the two ways to manage a connection, and leaves others to the linter', () => {
    const around = (...kinds: string[]) => ({
      metadata: { workflows_module_schema_version: '1.0.0' },
      fields: [{ id: 'a', type: 'connection', label: 'A', allowed_app_types: ['x'], allowed_connection_management_types: kinds }],
    })
    expect(jsonSchema).toHaveProperty(
      ['$defs', 'field', 'properties', 'allowed_connection_management_types', 'items', 'anyOf', 0, 'enum'],
      ['managed', 'custom'],
    )
    expect(judge(around('managed', 'oauth')).errors).toEqual([])
  })

  it('sees what the parser finds by itself, and nothing that needs more than one place', () => {
    const structural = checksOfSchemas.filter((check) => check.structural)
    expect(structural.filter((check) => check.foundBy !== 'parser')).toEqual([])
    expect(structural.length).toBeGreaterThan(30)
  })
})
