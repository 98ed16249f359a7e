import { describe, expect, it } from 'vitest'
import { compilePlan } from '../../../src/core/plan/compilePlan.ts'
import { parseSchema } from '../../../src/core/schema/parseSchema.ts'
import { schemaOf } from '../../support/createTestForm.ts'

const password = { ui_options: { ui_widget: 'password' } }
const always = { and: [] }
const text = (id: string, more: object = {}) => ({ id, type: 'string', ...more })
const rows = (id: string, ...fields: object[]) => ({ id, type: 'array', items: { type: 'object', fields } })
const effect = (id: string, more: object, apply_as = 'merge') => ({
  rules: [{ if: always, then: { fields: [{ id, apply_as, ...more }] } }],
})

const secretsOf = (fields: readonly object[], before?: ReadonlySet<string>) => [
  ...compilePlan(parseSchema(schemaOf(fields)).schema, before && { secrets: before }).secrets,
]

describe('a field is secret', () => {
  it.each<[string, readonly object[], string]>([
    ['by its widget', [text('token', password)], '/token'],
    ['in a group', [{ id: 'auth', type: 'object', fields: [text('token', password)] }], '/auth/token'],
    ['in rows', [rows('keys', text('token', password))], '/keys/~/token'],
    ['as a row of single values', [{ id: 'tokens', type: 'array', items: { type: 'string', ...password } }], '/tokens/~'],
    ['by a rule that may never hold', [text('token'), text('on', effect('token', password))], '/token'],
    ['by a rule in its row', [rows('keys', text('value'), text('on', effect('value', password)))], '/keys/~/value'],
    [
      'where a rule brings it inside another field',
      [
        text('auth', { type: 'object', fields: [] }),
        text('on', effect('auth', { type: 'object', fields: [text('token', password)] }, 'fully_replace')),
      ],
      '/auth/token',
    ],
  ])('%s', (_, fields, template) => {
    expect(secretsOf(fields)).toEqual([template])
  })

  it('for the rest of the session, whatever a later schema says', () => {
    const before = compilePlan(parseSchema(schemaOf([text('token', password)])).schema)
    const later = compilePlan(parseSchema(schemaOf([text('token'), text('other', password)])).schema, before)
    expect([...later.secrets]).toEqual(['/token', '/other'])
    expect(later.nodes.get('/token')?.secret).toBe(true)
  })

  it('where it lies in one, or shows one as a part of its own value', () => {
    const inside = compilePlan(parseSchema(schemaOf([{ id: 'auth', type: 'object', fields: [text('token')], ...password }])).schema)
    expect(inside.nodes.get('/auth/token')?.secret).toBe(true)
    const around = compilePlan(
      parseSchema(schemaOf([{ id: 'auth', type: 'object', ui_options: { ui_widget: 'CodeblockWidget' } }])).schema,
      { secrets: new Set(['/auth/token']) },
    )
    expect(around.nodes.get('/auth')?.secret).toBe(true)
  })

  it('and no other is', () => {
    const plan = compilePlan(parseSchema(schemaOf([text('name'), rows('keys', text('name'), text('token', password))])).schema)
    expect([...plan.nodes.values()].filter(({ secret }) => secret).map(({ template }) => template)).toEqual(['/keys/~/token'])
  })
})
