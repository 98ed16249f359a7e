import { describe, expect, it } from 'vitest'
import { createTestForm, schemaOf, type TestForm } from '../support/createTestForm.ts'

const kind = { id: 'kind', type: 'string' }

/** Two ways to change field `f`: a reload, or a rule effect that applies while `kind` is "other". */
const ways: Readonly<
  Record<string, (before: object, after: object, initialValues?: object) => readonly [TestForm, () => Promise<void>, () => Promise<void>]>
> = {
  'a reload': (before, after, initialValues = {}) => {
    const form = createTestForm({ schema: [kind, { id: 'f', ...before }], initialValues: { ...initialValues }, schemaMerge: 'replace' })
    const become = async (definition: object) => {
      form.reload()
      await form.settle()
      await form.answer(form.requests.length - 1, schemaOf([kind, { id: 'f', ...definition }]))
    }
    return [form, () => become(after), () => become(before)]
  },
  'a rule': (before, after, initialValues = {}) => {
    const rules = [
      {
        if: { and: [{ id: 'kind', operator: 'equal', value: 'other' }] },
        then: { fields: [{ id: 'f', apply_as: 'fully_replace', ...after }] },
      },
    ]
    const form = createTestForm({
      schema: [
        { ...kind, rules },
        { id: 'f', ...before },
      ],
      initialValues: { ...initialValues },
    })
    // Setting `kind` starts the effect, clearing it ends the effect.
    const become = async (value: string) => form.set('kind', value)
    return [form, () => become('other'), () => become('')]
  },
}

const valueOf = (form: TestForm) => form.data()['f']

describe.each(Object.entries(ways))('%s that changes the type of a field', (_, open) => {
  it('sets a value aside that does not fit, and brings it back with its type', async () => {
    const [form, there, back] = open({ type: 'string' }, { type: 'number' })
    form.type('f', 'many')
    await there()
    expect(valueOf(form)).toBeUndefined()
    expect(form.setAside()).toEqual({ f: 'many' })
    form.type('f', '5')
    await back()
    expect(valueOf(form)).toBe('many')
    expect(form.setAside()).toEqual({ f: 5 })
    await there()
    expect(valueOf(form)).toBe(5)
  })

  it('keeps a value that fits', async () => {
    const [form, there, back] = open({ type: 'integer' }, { type: 'number' })
    form.type('f', '5')
    await there()
    expect(valueOf(form)).toBe(5)
    await back()
    expect(valueOf(form)).toBe(5)
    expect(form.setAside()).toEqual({})
  })

  it('lets a host value that did not fit find its place', async () => {
    const [form, there] = open({ type: 'number' }, { type: 'string' }, { f: 'many' })
    expect(form.at('f').error).toBeDefined()
    await there()
    expect(valueOf(form)).toBe('many')
    expect(form.at('f').error).toBeUndefined()
  })

  it('gives the default of the new type to a field whose value did not fit', async () => {
    const [form, there, back] = open({ type: 'string', default: 'd' }, { type: 'number', default: 3 })
    await there()
    expect(valueOf(form)).toBe(3)
    expect(form.setAside()).toEqual({})
    await back()
    expect(valueOf(form)).toBe('d')
  })

  it('keeps text that could not be read, with the type it was typed for', async () => {
    const [form, there, back] = open({ type: 'number' }, { type: 'string' })
    form.type('f', '12,5')
    await there()
    expect(form.at('f').cell).toMatchObject({ value: undefined, text: undefined, unread: false })
    await back()
    expect(form.at('f').cell).toMatchObject({ value: undefined, text: '12,5', unread: true })
  })

  it('moves a whole group into a code editor and back', async () => {
    const fields = [
      { id: 'a', type: 'string' },
      { id: 'n', type: 'number' },
    ]
    const [form, there, back] = open({ type: 'object', fields }, { type: 'object', ui_options: { ui_widget: 'CodeblockWidget' } })
    form.type('f/a', 'x')
    form.type('f/n', '12,5')
    await there()
    expect(valueOf(form)).toEqual({ a: 'x' })
    expect(form.at('f').cell.node.control).toBe('CodeblockWidget')
    await back()
    expect(valueOf(form)).toEqual({ a: 'x' })
    expect(form.at('f/n').cell).toMatchObject({ text: '12,5', unread: true })
  })

  it('moves rows into a code editor and back, each with its text that could not be read', async () => {
    const inner = { type: 'array', items: { type: 'object', fields: [{ id: 'n', type: 'number' }] } }
    const nested = { type: 'object', fields: [{ id: 'list', ...inner }] }
    const values = [{ n: 1 }, { n: 2, more: 'kept' }, { n: 3 }]
    for (const [before, at, initial] of [
      [inner, ['f'], { f: values }],
      [nested, ['f', 'list'], { f: { list: values } }],
    ] as const) {
      const [form, there, back] = open(before, { type: before.type, ui_options: { ui_widget: 'CodeblockWidget' } }, initial)
      form.type([...at, 1, 'n'], '12,5')
      form.moveRow(at, 1, 2)
      const given = form.data()
      const kept = [
        { path: [...at, 2, 'more'], value: 'kept' },
        { path: [...at, 2, 'n'], value: null, text: '12,5', type: 'number' },
      ]
      await there()
      expect(valueOf(form)).toEqual(given['f'])
      expect(form.handedOver()).toEqual(expect.arrayContaining(kept))
      expect(form.view().setAside.map(({ path }) => path)).toEqual(kept.map(({ path }) => path))
      await back()
      expect(form.at([...at, 2, 'n']).cell).toMatchObject({ text: '12,5', unread: true })
      expect(form.handedOver()).toEqual(kept.slice(0, 1))
    }
  })

  it('keeps text of a code editor that does not parse while the field is a group', async () => {
    const editor = { type: 'object', ui_options: { ui_widget: 'CodeblockWidget' } }
    const [form, there, back] = open(editor, { type: 'object', fields: [{ id: 'a', type: 'string' }] })
    form.type('f', '{"a": ')
    await there()
    form.type('f/a', 'x')
    expect(valueOf(form)).toEqual({ a: 'x' })
    await back()
    expect(valueOf(form)).toEqual({ a: 'x' })
    form.type('f', '')
    await there()
    await back()
    // It was cleared last, so it returns cleared; the text stays set aside.
    expect(form.at('f').cell).toMatchObject({ value: undefined, unread: false })
    expect(form.store.form.getState().setAside).toMatchObject([{ path: ['f'], text: '{"a": ' }])
  })

  it('lets untouched defaults move along and stay untouched', async () => {
    const fields = [{ id: 'a', type: 'string', default: 'x' }]
    const [form, there, back] = open({ type: 'object', fields }, { type: 'object', fields, ui_options: { ui_widget: 'CodeblockWidget' } })
    await there()
    expect(valueOf(form)).toEqual({ a: 'x' })
    await back()
    expect(form.at('f/a').cell.origin).toBe('default')
  })

  it('sets parts of a group aside where the new type cannot hold them', async () => {
    const [form, there, back] = open({ type: 'object', fields: [{ id: 'a', type: 'string' }] }, { type: 'string' })
    form.type('f/a', 'x')
    await there()
    expect(valueOf(form)).toBeUndefined()
    expect(form.setAside()).toEqual({ f: { a: 'x' } })
    await back()
    expect(valueOf(form)).toEqual({ a: 'x' })
  })

  it('lets blank rows read as their new type does', async () => {
    const [form, there, back] = open({ type: 'array', items: { type: 'object', fields: [{ id: 'a', type: 'string' }] } }, { type: 'array' })
    form.addRow('f')
    expect(valueOf(form)).toEqual([{}])
    await there()
    expect(valueOf(form)).toEqual([''])
    await back()
    expect(valueOf(form)).toEqual([{}])
  })

  it('turns rows of texts into a multi-select and back', async () => {
    const items = { type: 'string' }
    const choices = { values: [{ value: 'a', label: 'A' }] }
    const [form, there, back] = open({ type: 'array', items }, { type: 'array', items: { ...items, choices } }, { f: ['a', 'b'] })
    await there()
    expect(form.at('f').cell.node.control).toBe('MultiSelect')
    expect(valueOf(form)).toEqual(['a', 'b'])
    await back()
    expect(form.at('f').cell.rows).toHaveLength(2)
    expect(valueOf(form)).toEqual(['a', 'b'])
  })

  it('changes the type of each row, and brings each row its value back', async () => {
    const [form, there, back] = open(
      { type: 'array', items: { type: 'string' } },
      { type: 'array', items: { type: 'number' } },
      { f: ['a', 'b'] },
    )
    const keys = form.at('f').cell.rows
    await there()
    expect(valueOf(form)).toEqual([null, null])
    form.moveRow('f', 1, 0)
    await back()
    expect(valueOf(form)).toEqual(['b', 'a'])
    expect(form.at('f').cell.rows).toEqual([...(keys ?? [])].reverse())
  })

  it('keeps a value that is one of the choices of the new type', async () => {
    const [form, there] = open({ type: 'number' }, { type: 'string', choices: { values: [{ value: 5, label: 'Five' }] } }, { f: 5 })
    await there()
    expect(valueOf(form)).toBe(5)
  })
})

describe('a changed default', () => {
  const becoming = async (before: object, after: object, act: (form: TestForm) => void = () => {}, initialValues = {}) => {
    const form = createTestForm({ schema: [{ id: 'f', ...before }], initialValues, schemaMerge: 'replace' })
    act(form)
    form.reload()
    await form.settle()
    await form.answer(0, schemaOf([{ id: 'f', ...after }]))
    return form
  }
  const text = { type: 'string', default: 'd' }
  const next = { type: 'string', default: 'e' }

  it('changes a value that this form applied itself and nobody touched', async () => {
    const form = await becoming(text, next)
    expect(form.data()).toEqual({ f: 'e' })
    expect(form.reports[0]?.defaultsApplied).toEqual([['f']])
    expect(form.view().dirty).toBe(false)
  })

  it('is no unsaved change either where the field left in between', async () => {
    const form = createTestForm({ schema: [{ id: 'f', ...text }], schemaMerge: 'replace' })
    for (const fields of [[], [{ id: 'f', ...next }]]) {
      form.reload()
      await form.settle()
      await form.answer(form.requests.length - 1, schemaOf(fields))
    }
    expect(form.data()).toEqual({ f: 'e' })
    expect(form.view().dirty).toBe(false)
  })

  it('takes the value away where there is none any more', async () => {
    expect((await becoming(text, { type: 'string' })).data()).toEqual({})
  })

  it('changes nothing that the user touched, be it to the same value', async () => {
    const form = await becoming(text, next, (one) => {
      one.type('f', 'x')
      one.type('f', 'd')
    })
    expect(form.data()).toEqual({ f: 'd' })
  })

  it('changes nothing that the host gave, be it the old default', async () => {
    expect((await becoming(text, next, undefined, { f: 'd' })).data()).toEqual({ f: 'd' })
  })

  it('of another type fills no field that the user emptied', async () => {
    const form = await becoming({ type: 'number' }, next, (one) => {
      one.type('f', '5')
      one.type('f', '')
    })
    expect(form.data()).toEqual({})
  })

  it('fills no field that was empty without it', async () => {
    expect((await becoming({ type: 'string' }, next)).data()).toEqual({})
  })

  it('of a group reaches its untouched fields alone', async () => {
    const fields = [
      { id: 'a', type: 'string' },
      { id: 'b', type: 'string' },
    ]
    const form = await becoming(
      { type: 'object', fields, default: { a: '1', b: '1' } },
      { type: 'object', fields: [...fields, { id: 'c', type: 'string' }], default: { a: '2', b: '2', c: '2' } },
      (one) => one.type('f/a', 'mine'),
    )
    expect(form.data()).toEqual({ f: { a: 'mine', b: '2', c: '2' } })
  })

  it('of an array replaces rows that nobody touched, and no others', async () => {
    const items = { type: 'object', fields: [{ id: 'a', type: 'string' }] }
    const before = { type: 'array', items, default: [{ a: '1' }, { a: '2' }] }
    const after = { type: 'array', items, default: [{ a: '3' }] }
    expect((await becoming(before, after)).data()).toEqual({ f: [{ a: '3' }] })
    expect((await becoming(before, after, (one) => one.type('f/1/a', 'mine'))).data()).toEqual({ f: [{ a: '1' }, { a: 'mine' }] })
    expect((await becoming(before, after, (one) => one.removeRow('f', 0))).data()).toEqual({ f: [{ a: '2' }] })
  })
})
