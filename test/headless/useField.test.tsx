import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ModuleForm, useField, type FieldApi, type Path } from 'moduleform'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { schemaOf } from '../support/createTestForm.ts'
import { expectSilentConsole } from '../support/silentConsole.ts'
import { openHeadless } from './openHeadless.tsx'

const written = expectSilentConsole()
afterEach(cleanup)

const text = (id: string, more: object = {}) => ({ id, type: 'string', label: id.toUpperCase(), ...more })
const people = { id: 'people', type: 'array', label: 'People', items: { type: 'object', fields: [text('name')] } }

/** The last state of the field at each path. */
const told = new Map<string, FieldApi>()
let renders: string[] = []
afterEach(() => {
  told.clear()
  renders = []
})

function Text({ path }: { readonly path: Path | string }) {
  const field = useField(path)
  const name = typeof path === 'string' ? path : path.join('/')
  told.set(name, field)
  renders.push(name)
  if (!field.visible) return null
  return (
    <p>
      <label {...field.labelProps}>{field.label}</label>
      <input {...field.inputProps} />
      {field.description && <small {...field.descriptionProps}>{field.description}</small>}
      {field.error && <b {...field.errorProps}>{field.error}</b>}
    </p>
  )
}

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const seen = (name: string): FieldApi => {
  const field = told.get(name)
  if (field === undefined) throw new Error(`Nothing was told of ${name}.`)
  return field
}

describe('useField', () => {
  it('draws a field with elements of the host: what is typed is the value, and an error shows once the field is left', async () => {
    const { form } = openHeadless(
      [text('mail', { description: 'Of work.', format: 'email', validation: { required: true } })],
      <Text path="mail" />,
    )
    expect(input('MAIL').getAttribute('aria-required')).toBe('true')
    await userEvent.type(input('MAIL'), 'ada')
    expect([form().getFormData(), seen('mail').value, seen('mail').error]).toEqual([{ mail: 'ada' }, 'ada', undefined])
    await userEvent.tab()
    const { error = '' } = seen('mail')
    expect(error).not.toBe('')
    expect(input('MAIL').getAttribute('aria-invalid')).toBe('true')
    const described = (input('MAIL').getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
    expect(described).toEqual([error, 'Of work.'])
    await userEvent.type(input('MAIL'), '@example.com')
    expect(seen('mail')).toMatchObject({ error: undefined, touched: true, dirty: true, value: 'ada@example.com' })
  })

  it('keeps a text that does not read as a value, and says so', async () => {
    const { form } = openHeadless([{ id: 'age', type: 'integer', label: 'AGE' }], <Text path="age" />)
    await userEvent.type(input('AGE'), 'old')
    expect(seen('age')).toMatchObject({ value: undefined, text: 'old', unread: true })
    expect(input('AGE').value).toBe('old')
    await userEvent.clear(input('AGE'))
    await userEvent.type(input('AGE'), '36')
    expect(seen('age')).toMatchObject({ value: 36, text: '36', unread: false })
    act(() => form().setValue('age', 40))
    expect(input('AGE').value).toBe('40')
  })

  it('renders the field that is typed into and no other', async () => {
    const ids = Array.from({ length: 50 }, (_, index) => `f${index}`)
    openHeadless(
      ids.map((id) => text(id)),
      ids.map((id) => <Text key={id} path={[id]} />),
    )
    renders = []
    fireEvent.change(input('F7'), { target: { value: 'a' } })
    fireEvent.change(input('F7'), { target: { value: 'ab' } })
    expect(new Set(renders)).toEqual(new Set(['f7']))
  })

  it('gives the same object until something of its field changes', () => {
    const { reload, form } = openHeadless([text('a'), text('b')], [<Text key="a" path="a" />, <Text key="b" path="b" />])
    const before = seen('a')
    act(() => form().setValue('b', 'x'))
    reload([text('a'), text('b')])
    expect(seen('a')).toBe(before)
  })

  it('says of a path at which no field is that none exists, and of one that comes that it does', () => {
    const { reload } = openHeadless([text('a')], [<Text key="b" path="/b" />, <Text key="row" path={['people', 1, 'name']} />])
    expect(seen('/b')).toMatchObject({ exists: false, visible: false, value: undefined, path: ['b'] })
    expect(seen('people/1/name').exists).toBe(false)
    reload([text('a'), text('b'), people], { initialValues: {} })
    expect(seen('/b')).toMatchObject({ exists: true, visible: true, label: 'B' })
    expect(seen('people/1/name').exists).toBe(false)
    reload([text('a')])
    expect(seen('/b').exists).toBe(false)
  })

  it('follows a path when the rows of its array come, go and move', () => {
    const { form, reload } = openHeadless([people], <Text path={['people', 1, 'name']} />, { initialValues: { people: [{ name: 'Ada' }] } })
    expect(seen('people/1/name').exists).toBe(false)
    act(() => form().setValue('people', [{ name: 'Ada' }, { name: 'Grace' }]))
    expect(input('NAME').value).toBe('Grace')
    fireEvent.change(input('NAME'), { target: { value: 'Grace H.' } })
    expect(form().getFormData()).toEqual({ people: [{ name: 'Ada' }, { name: 'Grace H.' }] })
    act(() => form().setValue('people', [{ name: 'Ada' }]))
    expect(seen('people/1/name').exists).toBe(false)
    reload([text('people')])
    expect(seen('people/1/name').exists).toBe(false)
    reload([people])
    expect(seen('people/1/name').exists).toBe(false)
  })

  it('is not visible while it, or a group around it, is hidden by a rule', () => {
    const hides = (id: string) => ({
      if: { and: [{ id: 'a', operator: 'equal', value: id }] },
      then: { fields: [{ id, apply_as: 'merge', ui_options: { ui_widget: 'hidden' } }] },
    })
    const group = { id: 'group', type: 'object', label: 'Group', fields: [text('inner')] }
    const { form } = openHeadless([text('a', { rules: [hides('group'), hides('inner')] }), group], <Text path={['group', 'inner']} />)
    const visible = () => seen('group/inner').visible
    expect(visible()).toBe(true)
    act(() => form().setValue('a', 'group'))
    expect([visible(), seen('group/inner').exists]).toEqual([false, true])
    act(() => form().setValue('a', ''))
    expect(visible()).toBe(true)
  })

  it('changes nothing where no field is, and says so to who develops the page', () => {
    openHeadless([text('a')], <Text path="/nowhere" />)
    act(() => seen('/nowhere').set('x'))
    act(() => seen('/nowhere').blur())
    expect(written.error().mock.calls.flat().join(' ')).toContain('There is no field at /nowhere now')
    written.error().mockClear()
  })

  it('puts the focus where the first error of a submit is, and where a host asks for it', async () => {
    const required = { validation: { required: true } }
    const { form } = openHeadless([text('a'), text('b', required)], [<Text key="a" path="a" />, <Text key="b" path="b" />])
    await act(async () => void (await form().submit()))
    expect(document.activeElement).toBe(input('B'))
    act(() => void form().focusField('a'))
    expect(document.activeElement).toBe(input('A'))
  })

  it('takes back what was typed', async () => {
    const { form } = openHeadless([text('a')], <Text path="a" />, { initialValues: { a: 'Ada' } })
    fireEvent.change(input('A'), { target: { value: 'Grace' } })
    fireEvent.blur(input('A'))
    await vi.waitFor(() => expect(form().canUndo).toBe(true))
    await act(async () => form().undo())
    await vi.waitFor(() => expect(input('A').value).toBe('Ada'))
    act(() => form().redo())
    expect(input('A').value).toBe('Grace')
  })

  it('keeps a password out of every attribute', () => {
    const { container, form } = openHeadless([text('key', { ui_options: { ui_widget: 'password' } })], <Text path="key" />, {
      initialValues: { key: 'hunter2' },
    })
    expect([input('KEY').value, input('KEY').type]).toEqual(['hunter2', 'password'])
    expect(container.innerHTML).not.toContain('hunter2')
    fireEvent.change(input('KEY'), { target: { value: 'hunter3' } })
    expect(form().getFormData()).toEqual({ key: 'hunter3' })
    act(() => form().setValue('key', 'hunter4'))
    expect(input('KEY').value).toBe('hunter4')
    expect(container.innerHTML).not.toContain('hunter4')
  })

  it('shows another password wherever it is set, also in an input that was empty', async () => {
    const { form } = openHeadless([text('key', { ui_options: { ui_widget: 'password' } })], <Text path="key" />)
    const type = (typed: string) => fireEvent.change(input('KEY'), { target: { value: typed } })
    type('typed')
    act(() => form().setValue('key', 'rotated'))
    expect([input('KEY').value, form().getFormData()]).toEqual(['rotated', { key: 'rotated' }])
    type('again')
    act(() => form().reset())
    expect([input('KEY').value, form().getFormData()]).toEqual(['', {}])
  })

  it('keeps a password to its row where one input shows several', () => {
    function Detail() {
      const [row, setRow] = useState(0)
      return (
        <>
          <button type="button" onClick={() => setRow(1)}>
            Next
          </button>
          <Text path={['rows', row, 'key']} />
        </>
      )
    }
    const key = text('key', { ui_options: { ui_widget: 'password' } })
    const rows = [{}, { key: 'saved' }]
    const { form } = openHeadless([{ ...people, id: 'rows', items: { type: 'object', fields: [key] } }], <Detail />, {
      initialValues: { rows },
    })
    fireEvent.change(input('KEY'), { target: { value: 'typed' } })
    fireEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect(input('KEY').value).toBe('saved')
    expect(form().getFormData()).toEqual({ rows: [{ key: 'typed' }, { key: 'saved' }] })
  })

  it('ticks a boolean', async () => {
    function Tick() {
      const { label, labelProps, checkboxProps } = useField<boolean>('yes')
      return (
        <label {...labelProps}>
          <input {...checkboxProps} />
          {label}
        </label>
      )
    }
    const { form } = openHeadless([{ id: 'yes', type: 'boolean', label: 'YES' }], <Tick />)
    await userEvent.click(screen.getByRole('checkbox', { name: 'YES' }))
    expect(form().getFormData()).toEqual({ yes: true })
  })
})

describe('the side of a field', () => {
  it('is that of an expression where it holds one, and can be switched: each side keeps what it held', async () => {
    const { form } = openHeadless([{ id: 'age', type: 'integer', label: 'AGE' }], <Text path="age" />, {
      templates: {},
      initialValues: { age: 36 },
    })
    await vi.waitFor(() => expect(seen('age').canSwitchSide).toBe(true))
    expect(seen('age')).toMatchObject({ side: 'fixed', control: 'number' })
    act(() => seen('age').setSide('expression'))
    expect(seen('age')).toMatchObject({ side: 'expression', control: 'input', value: undefined })
    await userEvent.type(input('AGE'), '{{{{ steps.age }}')
    expect(form().getFormData()).toEqual({ age: '{{ steps.age }}' })
    act(() => seen('age').setSide('fixed'))
    expect([seen('age').value, seen('age').text]).toEqual([36, '36'])
  })

  it('is fixed where the form has no templates', () => {
    openHeadless([text('a')], <Text path="a" />, { initialValues: { a: '{{ x }}' } })
    expect(seen('a')).toMatchObject({ side: 'fixed', canSwitchSide: false })
  })
})

it('A field that the form draws itself is followed at each key', async () => {
  const Shown = () => <output>{useField<string>('a').text}</output>
  render(
    <ModuleForm schema={schemaOf([text('a'), { id: 'n', type: 'number', label: 'N' }])}>
      <Shown />
    </ModuleForm>,
  )
  const shown = screen.getAllByRole('status')[0]
  await userEvent.type(input('A'), 'Ada')
  expect(shown?.textContent).toBe('Ada')
})

it('Outside of a form there is no field', () => {
  expect(() => render(<Text path="a" />)).toThrow(/need <ModuleForm> around them/)
  written.error().mockClear()
})
