import { describe, expect, it } from 'vitest'
import { createTestForm, schemaOf, type TestForm } from '../support/createTestForm.ts'
import { handleOf } from '../support/snapshotForm.ts'

const text = (id: string, rest: object = {}) => ({ id, type: 'string', label: id, ...rest })
const people = { id: 'people', type: 'array', label: 'people', items: { type: 'object', fields: [text('name')] } }
const schema = [text('a'), people, text('secret', { ui_options: { ui_widget: 'hidden' } })]
const initialValues = { a: 'x', people: [{ name: 'A' }, { name: 'B' }] }
const error = (path: string | readonly (string | number)[], message = `Not this ${String(path)}.`) => ({ path, message })
const shown = (form: TestForm) => form.view().errors.map(({ message }) => message)

describe('errors that the host sets', () => {
  it('show at their fields and in the summary, before any submit, and block none', async () => {
    const submitted: unknown[] = []
    const form = createTestForm({ schema, initialValues, onSubmit: (values) => void submitted.push(values) })
    handleOf(form).setErrors({ errors: [error('a'), error(['people', 1, 'name'])] })
    expect(form.at('a').error).toBe('Not this a.')
    expect(form.at(['people', 1, 'name']).error).toBe('Not this people,1,name.')
    expect(shown(form)).toEqual(['Not this a.', 'Not this people,1,name.'])
    expect(await form.submit()).toBe('submitted')
    expect(submitted).toHaveLength(1)
    expect(shown(form)).toEqual([])
  })

  it('show together where a field has several, the same one once', async () => {
    const short = error('a', 'Too short.')
    const errors = [short, short, error('nowhere', 'Closed.'), error('a', 'Taken.')]
    const form = createTestForm({ schema, initialValues, onSubmit: () => ({ errors }) })
    handleOf(form).setErrors({ errors })
    expect(form.at('a').error).toBe('Too short. Taken.')
    await form.submit()
    expect(shown(form)).toEqual(['Too short. Taken.', 'Closed.'])
  })

  it('go with a change of their fields, and stay with their rows', () => {
    const form = createTestForm({ schema, initialValues })
    handleOf(form).setErrors({ errors: [error('a'), error('people/1/name')] })
    form.type('a', 'y')
    form.moveRow('people', 1, 0)
    expect(shown(form)).toEqual(['Not this people/1/name.'])
    expect(form.at('people/0/name').error).toBe('Not this people/1/name.')
  })

  it('stand in the summary where no field is at their path, or nobody sees it', () => {
    const form = createTestForm({ schema, initialValues })
    handleOf(form).setErrors({ errors: [error('nowhere'), error('people/7'), error('secret'), error('')] })
    expect(shown(form)).toEqual(['Not this nowhere.', 'Not this people/7.', 'Not this secret.', 'Not this .'])
  })

  it.each([undefined, {}, { errors: [] }])('take the place of those set before, and %j clears them', (nothing) => {
    const form = createTestForm({ schema, initialValues })
    const { setErrors } = handleOf(form)
    setErrors({ errors: [error('a'), error('nowhere')] })
    setErrors({ errors: [error('a', 'Taken.'), error('people')] })
    expect(shown(form)).toEqual(['Taken.', 'Not this people.'])
    setErrors(nothing)
    expect(shown(form)).toEqual([])
    expect(form.at('a').error).toBeUndefined()
  })

  it('take the place of what a submit brought', async () => {
    const form = createTestForm({ schema, initialValues, onSubmit: () => ({ errors: [error('people'), error('nowhere')] }) })
    await form.submit()
    handleOf(form).setErrors({ errors: [error('a'), error('elsewhere')] })
    expect(shown(form)).toEqual(['Not this a.', 'Not this elsewhere.'])
  })

  it('show at a hidden field once a rule shows it, and go with a change of it', () => {
    const effect = { id: 'b', apply_as: 'merge', ui_options: { ui_widget: 'hidden' } }
    const rules = [{ if: { and: [{ id: 'a', operator: 'equal', value: 'x' }] }, then: { fields: [effect] } }]
    const form = createTestForm({ schema: schemaOf([...schema, text('b')], { rules }), initialValues })
    handleOf(form).setErrors({ errors: [error('b')] })
    expect(form.view().errors).toMatchObject([{ address: undefined, message: 'Not this b.' }])
    form.type('a', 'y')
    expect(form.at('b').error).toBe('Not this b.')
    expect(form.view().errors).toMatchObject([{ address: '/b', label: 'b' }])
    form.type('b', 'z')
    expect(shown(form)).toEqual([])
  })

  it('show at their fields once the form has loaded', async () => {
    const form = createTestForm({ initialValues })
    await form.settle()
    handleOf(form).setErrors({ errors: [error('people/1/name'), error('nowhere')] })
    await form.answer(0, schemaOf(schema))
    expect(form.at('people/1/name').error).toBe('Not this people/1/name.')
    expect(shown(form)).toEqual(['Not this people/1/name.', 'Not this nowhere.'])
  })
})
