import { describe, expect, it } from 'vitest'
import { createTestForm, schemaOf } from '../support/createTestForm.ts'

const text = (id: string, rest: object = {}) => ({ id, type: 'string', ...rest })
const people = { id: 'people', type: 'array', items: { type: 'object', fields: [text('name')] } }
const schema = [text('a'), { id: 'g', type: 'object', fields: [people] }]
const initialValues = { a: 'x', g: { people: [{ name: 'A' }, { name: 'B' }] } }

/** A form whose host has returned an error for each of some paths. */
async function refused(...paths: readonly string[]) {
  let errors = paths.map((path) => ({ path, message: `Not this ${path}.` }))
  const form = createTestForm({ schema, initialValues, onSubmit: () => ({ errors }) })
  await form.submit()
  return {
    ...form,
    errorsShown: () => form.view().errors.map(({ message }) => message),
    submitAgain: () => {
      errors = []
      return form.submit()
    },
  }
}

describe('an error of the host', () => {
  it.each([5, true, {}])('shows for the form where its path is neither text nor list: %j', async (path) => {
    // As a server sends them, whatever the types say.
    const errors = JSON.parse(JSON.stringify([{ path, message: 'Closed.' }, { path: '/a' }]))
    const form = createTestForm({ schema, initialValues, onSubmit: () => ({ errors }) })
    expect(await form.submit()).toBe('invalid')
    expect(form.view().errors.map(({ message }) => message)).toEqual(['Not accepted.', 'Closed.'])
    expect(form.at('a').error).toBe('Not accepted.')
  })

  it('fails the submit where errors come as no list, and says what to give', async () => {
    // `as`: hosts in JavaScript return anything.
    const form = createTestForm({ schema, initialValues, onSubmit: (() => ({ errors: { a: 'Wrong.' } })) as () => void })
    expect(await form.submit()).toBe('failed')
    expect(form.view().submit.error).toContain('{ errors: [{ path, message }] }')
  })

  it('goes with a change of its field, or of what is in it', async () => {
    const form = await refused('a', 'g/people', 'g/people/0')
    form.type('a', 'y')
    form.type('g/people/1/name', 'C')
    expect(form.errorsShown()).toEqual(['Not this g/people/0.'])
  })

  it('stays where a change changes nothing', async () => {
    const form = await refused('a', 'g', 'g/people')
    form.set('a', 'x')
    form.type('a', 'x')
    form.type('g/people/0/name', 'A')
    form.set('g/people', [{ name: 'A' }, { name: 'B' }])
    expect(form.errorsShown()).toEqual(['Not this a.', 'Not this g.', 'Not this g/people.'])
    expect(form.at('g/people').error).toBe('Not this g/people.')
  })

  it('goes with the move of a row and comes with its way back', async () => {
    const form = await refused('g', 'g/people')
    form.moveRow('g/people', 0, 1)
    expect(form.errorsShown()).toEqual([])
    form.moveRow('g/people', 0, 1)
    expect(form.errorsShown()).toEqual(['Not this g.', 'Not this g/people.'])
  })

  it('comes back with a removed row, at the row and at all around it', async () => {
    const form = await refused('g', 'g/people', 'g/people/0', 'g/people/0/name')
    form.removeRow('g/people', 0)
    expect(form.errorsShown()).toEqual([])
    form.restoreRow()
    expect(form.errorsShown()).toHaveLength(4)
  })

  it('goes while its field holds a text that does not read', async () => {
    const form = createTestForm({
      schema: [{ id: 'n', type: 'number' }],
      onSubmit: () => ({ errors: [{ path: 'n', message: 'Missing.' }] }),
    })
    await form.submit()
    expect(form.at('n').error).toBe('Missing.')
    form.type('n', 'five')
    expect(form.at('n').error).not.toBe('Missing.')
    expect(form.view().errors.map(({ message }) => message)).not.toContain('Missing.')
    form.type('n', '')
    expect(form.at('n').error).toBe('Missing.')
  })

  it('goes where its field is hidden, and comes back with it', async () => {
    const rules = [
      {
        if: { and: [{ id: 'a', operator: 'equal', value: 'hide' }] },
        then: { fields: [{ id: 'b', apply_as: 'merge', ui_options: { ui_widget: 'hidden' } }] },
      },
    ]
    const form = createTestForm({
      schema: schemaOf([text('a'), text('b')], { rules }),
      initialValues: { b: 'x' },
      onSubmit: () => ({ errors: [{ path: 'b', message: 'Not this.' }] }),
    })
    await form.submit()
    form.type('a', 'hide')
    expect(form.view().errors).toEqual([])
    form.type('a', '')
    expect(form.view().errors.map(({ message }) => message)).toEqual(['Not this.'])
  })

  describe('of a field that nobody sees', () => {
    const shownWhere = (shown: string) => ({
      if: { and: [{ id: 'a', operator: 'equal', value: shown }] },
      then: { fields: [{ id: 'b', apply_as: 'merge', ui_options: { ui_widget: null } }] },
    })

    /** Two errors of the hidden field `b`, which is shown while `a` is "show". */
    async function refusedHidden() {
      const hidden = text('b', { ui_options: { ui_widget: 'hidden' } })
      const form = createTestForm({
        schema: schemaOf([text('a'), hidden], { rules: [shownWhere('show')] }),
        initialValues: { b: 'w' },
        onSubmit: () => ({ errors: ['Not this.', 'Ask first.'].map((message) => ({ path: 'b', message })) }),
      })
      form.set('b', 'x')
      await form.submit()
      return { ...form, errorsShown: () => form.view().errors.map(({ message }) => message) }
    }

    it('goes where its value is another, and comes back with it', async () => {
      const form = await refusedHidden()
      expect(form.errorsShown()).toEqual(['Not this.', 'Ask first.'])
      form.set('b', 'y')
      expect(form.errorsShown()).toEqual([])
      form.set('b', 'x')
      expect(form.errorsShown()).toEqual(['Not this.', 'Ask first.'])
    })

    it('stands at its field once that shows, as long as its value is the same', async () => {
      const form = await refusedHidden()
      form.type('a', 'show')
      expect(form.errorsShown()).toEqual(['Not this. Ask first.'])
      expect(form.at('b').error).toBe('Not this. Ask first.')
      form.set('b', 'y')
      expect(form.errorsShown()).toEqual([])
    })

    it('does not come to its field with another value than it is about', async () => {
      const form = await refusedHidden()
      form.set('b', 'y')
      form.type('a', 'show')
      expect(form.at('b').error).toBeUndefined()
      expect(form.errorsShown()).toEqual([])
    })
  })

  it('is over with the next submit, whatever is undone after it', async () => {
    const form = await refused('g/people', 'g/people/0')
    form.removeRow('g/people', 0)
    expect(await form.submitAgain()).toBe('submitted')
    form.restoreRow()
    expect(form.errorsShown()).toEqual([])
  })

  it('is over with a reset to the same values', async () => {
    const form = await refused('a', 'g')
    form.reset(initialValues)
    expect(form.at('a').error).toBeUndefined()
    form.type('a', 'y')
    form.type('a', 'x')
    expect(form.at('a').error).toBeUndefined()
  })
})
