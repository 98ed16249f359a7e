import { formatProblem, lintSchema } from 'moduleform/lint'
import { expect, it } from 'vitest'

const properties = { name: { type: 'string', title: 'Name' } }

it.each([
  ['a JSON Schema', { type: 'object', properties, required: ['name'] }],
  ['a JSON Schema', { $schema: 'https://json-schema.org/draft/2020-12/schema', $ref: '#/$defs/a', $defs: {} }],
  ['an OpenAPI document', { openapi: '3.1.0', info: { title: 'Orders' }, paths: {} }],
  ['an OpenAPI document', { swagger: '2.0', info: { title: 'Orders' }, paths: {} }],
])('%s is called so in the only problem: %j', (name, document) => {
  expect(lintSchema(document).map(formatProblem)).toEqual([
    expect.objectContaining({
      message: `At the root: a schema with a list "fields" was expected, but ${name} came. The form is empty.`,
      hint: 'Write each field as an object with "id", "type" and "label" into a list "fields"; see "Writing a module" in the docs.',
    }),
  ])
})

const metadata = { workflows_module_schema_version: '1.0.0' }

it.each([
  [{ metadata, type: 'object', fields: [{ id: 'a', type: 'string', label: 'A' }], properties }, 'key/unknown'],
  [{ metadata, type: 'object', properties: [{ id: 'a', type: 'string', label: 'A' }] }, 'key/alias'],
  [{ metadata, type: 'object', properties }, 'key/near-miss'],
  [{ properties }, 'key/near-miss'],
  [{ info: { title: 'Orders' } }, 'schema/no-fields'],
])('a schema of a module is judged as one, whatever keys it has besides: %j', (schema, code) => {
  const problems = lintSchema(schema)
  expect(problems.map((problem) => problem.code)).toContain(code)
  expect(JSON.stringify(problems)).not.toMatch(/a JSON Schema|an OpenAPI document/)
})
