import { describe, expect, it } from 'vitest'
import { findSecrets, maskSecrets, dropSecrets } from '../../../src/core/secrets/maskJson.ts'
import { createTextMask } from '../../../src/core/secrets/textMask.ts'

const password = { ui_options: { ui_widget: 'password' } }
const mask = '•••'

describe('JSON that nobody has parsed', () => {
  const maskOwn = (...bodies: readonly unknown[]) => bodies.map((body) => maskSecrets(body, findSecrets(bodies)))

  it('loses what password fields hold, wherever they stand, and keeps the rest', () => {
    const schema = {
      fields: [
        { id: 'name', type: 'string', default: 'Ada' },
        { id: 'token', type: 'string', default: 'given', ...password },
      ],
    }
    const [, data] = maskOwn({ data: { schema } }, { form_data: { name: 'Ada', rows: [{ token: 's1' }, { token: '' }], token: 7 } })
    expect(data).toEqual({ form_data: { name: 'Ada', rows: [{ token: mask }, { token: '' }], token: mask } })
    expect(maskOwn({ data: { schema } })).toEqual([
      { data: { schema: { fields: [schema.fields[0], { ...schema.fields[1], default: mask }] } } },
    ])
  })

  it('loses a default that stands in the options of its field', () => {
    const field = { id: 'token', type: 'string', ui_options: { ui_widget: 'password', default: 'secret' } }
    expect(maskOwn({ fields: [field] }, { note: 'my secret' })).toEqual([
      { fields: [{ ...field, ui_options: { ui_widget: 'password', default: mask } }] },
      { note: `my ${mask}` },
    ])
    expect(maskOwn({ fields: [{ ...field, ui_options: { ui_widget: 'password', default: 7 } }] })).toEqual([
      { fields: [{ ...field, ui_options: { ui_widget: 'password', default: mask } }] },
    ])
  })

  it('loses what rules compare with, and what defaults of groups and rows hold for them', () => {
    const [masked] = maskOwn({
      fields: [
        { id: 'keys', type: 'array', default: [{ token: 'in a row', name: 'n' }], items: { fields: [{ id: 'token', ...password }] } },
        { id: 'on', rules: [{ if: { and: [{ id: 'keys.items.token', operator: 'equal', value: 'compared' }] } }] },
      ],
    })
    const text = JSON.stringify(masked)
    expect(text).not.toMatch(/in a row|compared/)
    expect(text).toContain('"name":"n"')
  })

  it('loses all below a field whose rows are passwords', () => {
    const items = { type: 'string', ...password }
    const bodies = [{ fields: [{ id: 'tokens', type: 'array', items }] }, { tokens: ['one', 'two'] }]
    expect(maskOwn(...bodies)[1]).toEqual({ tokens: [mask, mask] })
  })

  it('keeps the keys of the schema, whatever ids are called', () => {
    const schema = { fields: [{ id: 'type', type: 'string', default: 'gone', ...password }] }
    expect(maskOwn(schema)[0]).toEqual({ fields: [{ id: 'type', type: 'string', default: mask, ...password }] })
  })

  it('takes the paths of those who know more', () => {
    const secrets = findSecrets([{ token: 'held', tokens: ['a'] }], ['/auth/token', '/tokens/~'])
    expect(maskSecrets({ token: 'held', tokens: ['a'] }, secrets)).toEqual({ token: mask, tokens: [mask] })
  })

  it('is the same object where nothing is secret', () => {
    const body = { fields: [{ id: 'name', default: 'Ada' }] }
    expect(maskSecrets(body, findSecrets([body]))).toBe(body)
  })

  it('is read however deep it is', () => {
    let deep: unknown = { id: 'token', ...password }
    for (let level = 0; level < 50_000; level += 1) deep = [deep]
    const secrets = findSecrets([deep])
    expect([...secrets.ids]).toEqual(['token'])
    expect(JSON.stringify(maskSecrets(deep, secrets))).toContain(mask)
  })

  it('is read where it contains itself', () => {
    const body: Record<string, unknown> = { id: 'token', ...password, default: 'gone' }
    body['self'] = body
    expect(maskSecrets(body, findSecrets([body]))).toMatchObject({ default: mask, self: { default: mask } })
  })
})

it('a schema is kept without the defaults of passwords, and nothing else is taken from it', () => {
  const rest = { id: 'name', type: 'string', default: 'Ada', validation: { required: true } }
  const schema = { fields: [rest, { id: 'required', type: 'string', default: 'gone', ...password }] }
  expect(dropSecrets(schema, findSecrets([schema]).ids)).toEqual({ fields: [rest, { id: 'required', type: 'string', ...password }] })
})

describe('a text', () => {
  const maskText = createTextMask(['hunter2', 'hunter2-long', 'say "hi"', 'a b&c', 'abc'])

  it.each([
    ['Login failed for hunter2-long.', `Login failed for ${mask}.`],
    ['{"token":"say \\"hi\\""}', `{"token":"${mask}"}`],
    ['https://h/?key=a%20b%26c', `https://h/?key=${mask}`],
    ['It begins with "hunter2-l…".', `It begins with "${mask}…".`],
    ['abc are too few letters', 'abc are too few letters'],
  ])('%s', (text, masked) => {
    expect(maskText(text)).toBe(masked)
  })
})

it('a text mask covers all that secrets cover where they overlap, whichever is longer', () => {
  const maskText = createTextMask(['abcdefgh', 'xxabcd', 'fghij'])
  expect(maskText('-xxabcdefghij-abcd-fghij')).toBe(`-${mask}-abcd-${mask}`)
})
