import { describe, expect, it } from 'vitest'
import { createTestForm, schemaOf } from '../support/createTestForm.ts'

const options = { id: 'a', type: 'string', content: { type: ['managed'], content_objects: [{ id: 'as' }] } }
const text = { id: 'text', type: 'string' }
const rule = (condition: object, ...fields: readonly object[]) => ({
  if: { and: [condition] },
  then: { fields: fields.map((field) => ({ id: 'text', apply_as: 'merge', ...field })) },
})
const loads = (load_schema: boolean) => ({ on_action: { load_schema } })

const open = async (fields: readonly object[], rules: readonly object[]) => {
  const form = createTestForm({ schema: schemaOf(fields, { rules }) })
  await form.settle()
  return form
}

describe('a field that a rule makes ask for schemas', () => {
  it('asks for nothing while the rule does not hold, and for schema and options once it does', async () => {
    const other = { id: 'other', type: 'string', ui_options: { ui_widget: 'hidden' } }
    const rules = [
      rule({ id: 'on', operator: 'equal', value: true }, loads(true)),
      rule({ id: 'text', operator: 'is_not_empty' }, { ...other, ui_options: { ui_widget: null } }),
    ]
    const form = await open([{ id: 'on', type: 'boolean' }, text, other, options], rules)
    await form.answer(0, { as: ['x'] })
    form.set('text', 'v')
    await form.settle()
    expect(form.requests).toHaveLength(1)
    form.choose('on', true)
    await form.settle()
    expect(form.requests.slice(1).map(({ endpoint }) => endpoint)).toEqual(['schema', 'content'])
  })

  it('by what is typed there waits until the text is whole', async () => {
    const form = await open([text], [rule({ id: 'text', operator: 'is_not_empty' }, loads(true))])
    form.type('text', 'v')
    await form.settle()
    expect(form.requests).toHaveLength(0)
    await form.clock.advance(500)
    expect(form.requests).toHaveLength(1)
  })

  it('no longer, by what is typed there, waits for nothing', async () => {
    const other = { id: 'other', type: 'string', ...loads(true) }
    const form = await open([{ ...text, ...loads(true) }, other], [rule({ id: 'text', operator: 'equal', value: 'v' }, loads(false))])
    form.set('other', 'x')
    form.type('text', 'v')
    await form.settle()
    expect(form.requests).toHaveLength(1)
  })
})

describe('a field that loses its content', () => {
  it('needs no options any more, though a text is half typed somewhere', async () => {
    const form = await open([{ ...text, ...loads(true) }, options], [])
    form.type('text', 'v')
    form.reload()
    await form.settle()
    await form.answer(
      1,
      schemaOf([
        { ...text, ...loads(true) },
        { id: 'a', type: 'string' },
      ]),
    )
    expect(form.requests[0]?.signal?.aborted).toBe(true)
  })
})
