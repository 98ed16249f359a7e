import { explainField, fieldAt, listFields, observeForm } from 'moduleform/explain'
import { expect, it } from 'vitest'
import { schemaOf } from '../support/createTestForm.ts'
import { createExplainedForm } from '../support/explainedForm.ts'

const text = (id: string, rest: object = {}) => ({ id, type: 'string', ...rest })
const hidden = { ui_options: { ui_widget: 'hidden' } }
const rule = (id: string, condition: object, effect: object) => ({
  if: { and: [condition] },
  then: { fields: [{ id, apply_as: 'merge', ...effect }] },
})

it('never tells what a password field holds, by default or is compared with', () => {
  const token = text('token', { default: 'default-secret', ui_options: { ui_widget: 'password' } })
  const form = createExplainedForm({
    schema: [
      { ...token, rules: [rule('a', { id: 'token', operator: 'equal', value: 'compared-secret' }, hidden)] },
      text('a'),
      text('b', { content: { type: ['managed'], content_objects: [{ id: 'o', content_object_depends_on_fields: [{ id: 'token' }] }] } }),
    ],
  })
  const told = () => JSON.stringify(['token', 'a', 'b'].map(form.explain))
  expect(told()).not.toMatch(/default-secret|compared-secret/)
  form.type('token', 'typed-secret')
  form.set('a', 'quotes typed-secret')
  expect(told()).not.toContain('typed-secret')
  expect(form.explain('token').value.value).toBe('•••')
})

it('tells nothing of a password that is too short to be masked wherever it occurs', () => {
  const password = { ui_options: { ui_widget: 'password' } }
  const form = createExplainedForm({
    schema: [
      { ...text('pin', { default: 'd1q', ...password }), rules: [rule('a', { id: 'pin', operator: 'equal', value: 'c2q' }, hidden)] },
      text('a'),
      { id: 'level', type: 'integer', ...password },
    ],
    initialValues: { level: 't3q' },
  })
  const told = () => JSON.stringify(['pin', 'a', 'level'].map(form.explain))
  expect(told()).not.toMatch(/d1q|c2q|t3q/)
  form.type('pin', 't4q')
  form.type('level', 't5q')
  expect(told()).not.toMatch(/d1q|c2q|t3q|t4q|t5q/)
})

it('tells nothing of a password that another kind of field took the place of', async () => {
  const password = { ui_options: { ui_widget: 'password' } }
  const mode = text('mode', { on_action: { load_schema: true } })
  const form = createExplainedForm()
  await form.settle()
  await form.answer(0, schemaOf([mode, text('pin', password)]))
  form.type('pin', 't4q')
  for (const [index, type] of ['integer', 'string', 'boolean'].entries()) {
    form.type('mode', type)
    form.commit('mode')
    await form.settle()
    await form.answer(index + 1, schemaOf([mode, { id: 'pin', type }]))
    if (type === 'integer') form.type('pin', 't5q')
  }
  const { value } = form.explain('pin')
  expect(value.setAside.map(({ type }) => type)).toEqual(['integer', 'string'])
  expect(JSON.stringify(['mode', 'pin'].map(form.explain))).not.toMatch(/t4q|t5q/)
})

it('explains rows, groups and arrays, and lists all of them', () => {
  const rows = { id: 'rows', type: 'array', items: { type: 'object', fields: [text('a', hidden)] } }
  const form = createExplainedForm({
    schema: [rows, { id: 'g', type: 'object', fields: [text('b')] }],
    initialValues: { rows: [{ a: '1' }] },
  })
  expect(listFields(form.handle).map(({ path, isHidden }) => [path.join('.'), isHidden])).toEqual([
    ['rows', false],
    ['rows.0', false],
    ['rows.0.a', true],
    ['g', false],
    ['g.b', false],
  ])
  for (const { path } of listFields(form.handle)) expect(explainField(form.handle, path)?.path).toEqual(path)
  expect([explainField(form.handle, 'nothing'), explainField(form.handle, [])]).toEqual([undefined, undefined])
})

it('reads copies of a handle too, and says what it needs where it is given something else', () => {
  const { handle } = createExplainedForm({ schema: [text('a')] })
  expect(explainField({ ...handle }, 'a')?.label).toBe('A')
  // `as`: a host might pass this by mistake.
  expect(() => explainField({} as typeof handle, 'a')).toThrow('explainField was not given the handle of a form')
  expect(() => listFields({} as typeof handle)).toThrow('listFields')
})

// `as`: what a host without types might pass.
it.each([
  [null, 'null'],
  [undefined, 'nothing'],
  [7, 'a number'],
  [{ current: null }, 'an object'],
])('says what it needs where it is given %j', (given, kind) => {
  const handle = given as unknown as Parameters<typeof listFields>[0]
  const asked = {
    explainField: () => explainField(handle, 'a'),
    listFields: () => listFields(handle),
    fieldAt: () => fieldAt(handle, null),
    observeForm: () => observeForm(handle),
  }
  for (const [name, ask] of Object.entries(asked)) {
    expect(ask).toThrow(
      `moduleform: ${name} was not given the handle of a form, but ${kind}. Pass what the form puts into its ref, once it is mounted, or what useModuleForm() returns.`,
    )
  }
})

it.each([null, undefined, 7, {}])('says what a path is where it is given %j', (given) => {
  const { handle } = createExplainedForm({ schema: [text('a')] })
  expect(() => explainField(handle, given as unknown as string)).toThrow(
    /^moduleform: explainField was not given a path, but .+\. Pass a list of ids and row indexes, as \["rows", 0, "name"\], or a JSON Pointer, as "\/rows\/0\/name"\.$/,
  )
})

it('tells observers of each change until they stop', () => {
  const { handle, type } = createExplainedForm({ schema: [text('a')] })
  const seen: unknown[] = []
  const stop = observeForm(handle, () => seen.push(explainField(handle, 'a')?.value.value))
  type('a', 'x')
  stop()
  stop()
  type('a', 'xy')
  expect(new Set(seen)).toEqual(new Set(['x']))
})

it('finds the field of an element', () => {
  const { handle, find } = createExplainedForm({
    schema: [{ id: 'rows', type: 'array', items: { type: 'string' } }],
    initialValues: { rows: ['x'] },
  })
  // `as`: only this is read of an element.
  const inField = (address: string | null) =>
    ({ closest: () => (address === null ? null : { getAttribute: () => address }) }) as unknown as Element
  expect(fieldAt(handle, inField(find('rows/0')))).toEqual(['rows', 0])
  expect([fieldAt(handle, inField('/gone')), fieldAt(handle, inField(null)), fieldAt(handle, null)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
