import { describe, expect, it, vi } from 'vitest'
import type { SubmitErrors } from '../../src/store/formEnvironment.ts'
import { createTestForm } from '../support/createTestForm.ts'

const text = (id: string, rest: object = {}) => ({ id, type: 'string', ...rest })
const required = (id: string) => text(id, { validation: { required: true } })
const errorsOf = (form: ReturnType<typeof createTestForm>) => form.view().errors.map(({ path, message }) => [path.join('/'), message])

describe('a submit', () => {
  it('hands over the form data, and what is hidden or set aside beside them', async () => {
    const onSubmit = vi.fn()
    const rules = [
      {
        if: { and: [{ id: 'on', operator: 'equal', value: true }] },
        then: { fields: [{ id: 'b', apply_as: 'merge', ui_options: { ui_widget: null } }] },
      },
    ]
    const form = createTestForm({
      schema: [{ id: 'on', type: 'boolean', rules }, text('a'), text('b', { ui_options: { ui_widget: 'hidden' } })],
      initialValues: { a: 'x', b: 'off', gone: 1 },
      onSubmit,
    })
    expect(await form.submit()).toBe('submitted')
    expect(onSubmit.mock.calls).toEqual([
      [{ a: 'x' }, { hidden: { b: 'off' }, setAside: [{ path: ['gone'], value: 1 }], unread: [], unchecked: [], schemaData: {} }],
    ])
    expect(form.view().submit.phase).toBe('submitted')
  })

  it('hands over fields that are off where the host wants them', async () => {
    const onSubmit = vi.fn()
    const rules = [
      {
        if: { and: [{ id: 'a', operator: 'is_not_empty' }] },
        then: { fields: [{ id: 'b', apply_as: 'merge', ui_options: { ui_widget: 'hidden' } }] },
      },
    ]
    const form = createTestForm({
      schema: [text('a', { rules }), text('b')],
      initialValues: { a: 'x', b: 'y' },
      hiddenValues: 'keep',
      onSubmit,
    })
    await form.submit()
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ a: 'x', b: 'y' })
  })

  it('is one at a time: a second one is the first', async () => {
    let finish = () => {}
    const onSubmit = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
    const form = createTestForm({ schema: [text('a')], onSubmit })
    const [first, second] = [form.submit(), form.submit()]
    await form.settle()
    expect(form.view().submit.phase).toBe('submitting')
    finish()
    expect([await first, await second]).toEqual(['submitted', 'submitted'])
    expect(onSubmit).toHaveBeenCalledTimes(1)
    void form.submit()
    await form.settle()
    expect(onSubmit).toHaveBeenCalledTimes(2)
  })

  it('does not wait for options', async () => {
    const content = { type: ['managed'], content_objects: [{ id: 'a' }] }
    const form = createTestForm({ schema: [text('a', { content })] })
    expect(await form.submit()).toBe('submitted')
  })

  it.each(['readOnly', 'disabled'] as const)('does nothing in a form that is %s', async (mode) => {
    const onSubmit = vi.fn()
    const form = createTestForm({ schema: [text('a')], onSubmit, [mode]: true })
    expect(await form.submit()).toBe('stopped')
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('without a handler ends well', async () => {
    expect(await createTestForm({ schema: [text('a')] }).submit()).toBe('submitted')
  })

  it('that was handed over is over with the next edit', async () => {
    const form = createTestForm({ schema: [text('a')] })
    await form.submit()
    form.type('a', 'x')
    expect(form.view().submit.phase).toBe('idle')
  })
})

describe('a submit that finds errors', () => {
  const items = { type: 'object', fields: [required('x')] }
  const schema = {
    metadata: { workflows_module_schema_version: '1.0.0' },
    ui_options: { ui_order: ['c', 'list', 'a', 'g'] },
    fields: [required('a'), { id: 'g', type: 'object', fields: [required('b')] }, required('c'), { id: 'list', type: 'array', items }],
  }

  it('lists them in the order of the form and asks the first for the focus', async () => {
    const onSubmit = vi.fn()
    const form = createTestForm({ schema, initialValues: { c: 'x', list: [{ x: 'y' }, {}] }, onSubmit })
    expect(await form.submit()).toBe('invalid')
    expect(onSubmit).not.toHaveBeenCalled()
    expect(form.view().errors.map(({ path }) => path)).toEqual([['list', 1, 'x'], ['a'], ['g', 'b']])
    expect(form.at('list/1/x').focusRequest).toBe(1)
    expect([...form.at('list').keysWithError]).toEqual([form.find('list/1').split('/').at(-1)])
    expect(form.view().submit.phase).toBe('idle')
  })

  it('lists fields in one row together, where the row stands', async () => {
    const ui_layout = { type: 'horizontal', elements: ['c', 'a'] }
    const group = { id: 'g', type: 'object', ui_options: { ui_layout }, fields: [required('a'), required('b'), required('c')] }
    const form = createTestForm({ schema: [group] })
    await form.submit()
    expect(form.view().errors.map(({ path }) => path.join('/'))).toEqual(['g/c', 'g/a', 'g/b'])
  })

  it('names the labels, and paths as rows stand now', async () => {
    const form = createTestForm({ schema, initialValues: { c: 'x', a: 'x', g: { b: 'x' }, list: [{}, { x: 'y' }] } })
    await form.submit()
    expect(form.view().errors).toMatchObject([{ label: 'X', path: ['list', 0, 'x'] }])
    form.moveRow('list', 0, 1)
    expect(form.view().errors).toMatchObject([{ path: ['list', 1, 'x'] }])
  })

  it('drops a line with the change that mends it', async () => {
    const form = createTestForm({ schema: [required('a'), required('b')] })
    await form.submit()
    form.type('a', 'x')
    expect(form.view().errors.map(({ address }) => address)).toEqual(['/b'])
  })

  it('asks for the focus anew each time', async () => {
    const form = createTestForm({ schema: [required('a')] })
    await form.submit()
    await form.submit()
    expect(form.at('a').focusRequest).toBe(2)
  })
})

describe('errors of the host', () => {
  const answer = (errors: SubmitErrors['errors']) => vi.fn(() => ({ errors }))
  const items = { type: 'object', fields: [text('x'), text('y')] }
  const schema = [text('a'), { id: 'list', type: 'array', items }]
  const initialValues = { list: [{}, { x: 'v' }] }

  it('stand at their fields, by array or pointer, and open their rows', async () => {
    const onSubmit = answer([
      { path: ['list', 1, 'x'], message: 'Taken.' },
      { path: '/a', message: 'Wrong.' },
    ])
    const form = createTestForm({ schema, initialValues, onSubmit })
    expect(await form.submit()).toBe('invalid')
    expect(form.at('list/1/x').error).toBe('Taken.')
    expect(form.at('a').error).toBe('Wrong.')
    expect([...form.at('list').keysWithError]).toEqual([form.find('list/1').split('/').at(-1)])
    expect(errorsOf(form)).toEqual([
      ['a', 'Wrong.'],
      ['list/1/x', 'Taken.'],
    ])
    expect(form.at('a').focusRequest).toBe(1)
  })

  it('go with the next change of their field, and not with that of another', async () => {
    const form = createTestForm({ schema, initialValues, onSubmit: answer([{ path: ['list', 1, 'x'], message: 'Taken.' }]) })
    await form.submit()
    form.type('a', 'other')
    form.type('list/1/y', 'other')
    expect(form.at('list/1/x').error).toBe('Taken.')
    form.type('list/1/x', 'new')
    expect(form.at('list/1/x').error).toBeUndefined()
    expect(errorsOf(form)).toEqual([])
  })

  it('of a group or array go with any change in it', async () => {
    const form = createTestForm({ schema, initialValues, onSubmit: answer([{ path: ['list'], message: 'Too few.' }]) })
    await form.submit()
    form.type('list/0/x', 'new')
    expect(form.at('list').error).toBeUndefined()
    await form.submit()
    form.moveRow('list', 0, 1)
    expect(form.at('list').error).toBeUndefined()
  })

  it('for paths without a field, for hidden fields and for the form land in the summary', async () => {
    const hidden = text('secret', { ui_options: { ui_widget: 'hidden' } })
    const onSubmit = answer([
      { path: ['nowhere', 3], message: 'Lost.' },
      { path: '/secret', message: 'Hidden.' },
      { path: [], message: 'All of it.' },
    ])
    const form = createTestForm({ schema: [text('a'), hidden], onSubmit })
    expect(await form.submit()).toBe('invalid')
    expect(errorsOf(form)).toEqual([
      ['/nowhere/3', 'Lost.'],
      ['/secret', 'Hidden.'],
      ['', 'All of it.'],
    ])
    expect(form.view().errors.map(({ address }) => address)).toEqual([undefined, undefined, undefined])
  })

  it('do not block the next submit', async () => {
    const onSubmit = vi.fn<() => SubmitErrors | void>(() => ({ errors: [{ path: ['a'], message: 'Wrong.' }] }))
    const form = createTestForm({ schema, onSubmit })
    await form.submit()
    onSubmit.mockReturnValue(undefined)
    expect(await form.submit()).toBe('submitted')
    expect(errorsOf(form)).toEqual([])
  })

  it('are of the form without a path, and refuse without a message', async () => {
    // As a server sends them, whatever the types say.
    const errors = JSON.parse('[{ "message": "Quota exceeded." }, { "path": null, "message": "Closed." }, { "path": "/a" }, null]')
    const form = createTestForm({ schema, onSubmit: answer(errors) })
    expect(await form.submit()).toBe('invalid')
    expect(form.at('a').error).toBe('Not accepted.')
    expect(errorsOf(form)).toEqual([
      ['a', 'Not accepted.'],
      ['', 'Quota exceeded.'],
      ['', 'Closed.'],
      ['', 'Not accepted.'],
    ])
  })

  it('of an empty list are none', async () => {
    expect(await createTestForm({ schema, onSubmit: answer([]) }).submit()).toBe('submitted')
  })
})

describe('a submit that the host rejects', () => {
  it.each([
    ['an error', new Error('Not your turn.'), 'Not your turn.'],
    ['a text', 'Not your turn.', 'Not your turn.'],
    ['an object with a message', { ok: false, status: 507, message: 'Not your turn.' }, 'Not your turn.'],
    ['a response that is not ok', new Response('Full.', { status: 507 }), 'The server answered 507.'],
    ['an error without words', new TypeError(''), { code: 'silent', cause: 'TypeError' }],
    ['nothing', undefined, { code: 'silent', cause: 'undefined' }],
  ])('with %s shows its message, and can be tried again', async (_what, cause, error) => {
    const onSubmit = vi.fn(() => Promise.reject(cause))
    const form = createTestForm({ schema: [text('a')], onSubmit })
    expect(await form.submit()).toBe('failed')
    expect(form.view().submit).toMatchObject({ phase: 'idle', error })
    expect(form.reported).toEqual([])
    onSubmit.mockResolvedValueOnce(undefined as never)
    expect(await form.submit()).toBe('submitted')
    expect(form.view().submit.error).toBeUndefined()
  })

  it('by throwing is rejected just so, which is reported too', async () => {
    const onSubmit = () => {
      throw new Error('Broken.')
    }
    const form = createTestForm({ schema: [text('a')], onSubmit })
    expect(await form.submit()).toBe('failed')
    expect(form.view().submit.error).toBe('Broken.')
    expect(form.reported).toEqual([['onSubmit', new Error('Broken.')]])
  })
})

describe('a submit whose host passes on what a server said', () => {
  const submitWith = async (answer: unknown) => {
    // `as`: hosts in JavaScript return anything.
    const form = createTestForm({ schema: [text('a')], onSubmit: (() => answer) as () => void })
    return { outcome: await form.submit(), form }
  }

  it('fails with a response that is not ok, and ends well with any other', async () => {
    const { outcome, form } = await submitWith(Promise.resolve(new Response('Full.', { status: 507 })))
    expect(outcome).toBe('failed')
    expect(form.view().submit.error).toBe('The server answered 507.')
    expect((await submitWith(new Response('{}'))).outcome).toBe('submitted')
    expect((await submitWith({ id: 5, ok: false })).outcome).toBe('submitted')
  })

  it('shows the errors of a list alone at their fields', async () => {
    const { outcome, form } = await submitWith([{ path: '/a', message: 'Taken.' }])
    expect(outcome).toBe('invalid')
    expect(form.at('a').error).toBe('Taken.')
  })
})

describe('a reset', () => {
  it('takes back what a submit showed', async () => {
    const form = createTestForm({ schema: [required('a')] })
    await form.submit()
    form.reset({})
    expect(form.at('a').error).toBeUndefined()
    expect(form.view()).toMatchObject({ errors: [], submit: { phase: 'idle', tries: 0 } })
    form.blur('a')
    expect(form.view().errors).toEqual([])
  })

  it('gives up a submit that waits', async () => {
    const onSubmit = vi.fn()
    const form = createTestForm({ schema: [text('a', { validation: { pattern: 'x' } })], matchPattern: () => 'pending', onSubmit })
    form.type('a', 'x')
    const outcome = form.submit()
    await form.settle()
    form.reset({})
    expect(await outcome).toBe('stopped')
    expect(onSubmit).not.toHaveBeenCalled()
  })
})
