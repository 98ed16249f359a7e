import { createRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { HeadlessForm, ModuleForm, useField, type ModuleFormHandle, type WidgetProps } from 'moduleform'
import styles from '../../src/styles.css?inline'
import { schemaOf } from '../support/createTestForm.ts'
import { completions } from './referenceForm.tsx'
import { pressMouse, standStill } from './pointer.ts'

// A page that draws a form into a frame of its own, or into a window that it opens: this code runs in another window than the form is in.

const text = (id: string, label: string, more: object = {}) => ({ id, type: 'string', label, ...more })
const choices = { values: ['Red', 'Green', 'Blue'].map((label) => ({ value: label.toLowerCase(), label })) }
const whenFilled = {
  rules: [
    {
      if: { and: [{ id: 'body', operator: 'is_not_empty' }] },
      then: { fields: [{ id: 'body', apply_as: 'merge', ui_options: { ui_widget: 'textarea' } }] },
    },
  ],
}
const schema = schemaOf([
  text('name', 'Name', { validation: { required: true } }),
  text('body', 'Body', whenFilled),
  { id: 'people', type: 'array', label: 'People', items: { type: 'object', label: 'Person', fields: [text('first', 'First name')] } },
  { id: 'tags', type: 'array', label: 'Tags', items: { type: 'string', label: 'Tag' } },
  text('own', 'Own', { ui_options: { ui_widget: 'Plain' } }),
  text('color', 'Color', { choices }),
])
const widgets = { Plain: ({ id }: WidgetProps) => <input id={id} /> }
const peopleOf = (...names: readonly string[]) => names.map((first) => ({ first }))

/** Draws something into the document of a frame, inside of an element there, with the stylesheet. */
async function renderInFrame(drawn: ReactNode, around = 'div') {
  const frame = document.createElement('iframe')
  frame.srcdoc = `<!doctype html><style>${styles}</style><${around} id="around"></${around}>`
  Object.assign(frame.style, { border: '0', width: '400px', height: '500px' })
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
  document.body.append(frame)
  onTestFinished(() => frame.remove())
  await loaded
  const inner = frame.contentDocument
  const container = inner?.querySelector<HTMLElement>('#around')
  if (!inner || !container) throw new Error('The frame has no document.')
  await render(createPortal(drawn, container))
  const all = (selector: string) => [...inner.querySelectorAll<HTMLElement>(selector)]
  const find = async (selector: string) => {
    await expect.poll(() => all(selector)[0]).toBeDefined()
    return all(selector)[0] ?? container
  }
  const press = async (selector: string) => {
    const element = await find(selector)
    element.scrollIntoView({ block: 'nearest' })
    await (await pressMouse(element)).release()
  }
  return { frame, inner, container, all, find, press }
}

async function renderForm({ around, templates }: { readonly around?: string; readonly templates?: object } = {}) {
  const form = createRef<ModuleFormHandle>()
  const initialValues = { name: 'Ada', people: peopleOf('Ada', 'Ben', 'Cleo'), tags: ['a'] }
  const drawn = <ModuleForm ref={form} schema={schema} initialValues={initialValues} widgets={widgets} {...(templates && { templates })} />
  const rendered = await renderInFrame(drawn, around)
  const field = (id: string) => `[data-field="/${id}"] :is(input, textarea)`
  const data = () => form.current?.getFormData()
  return { ...rendered, form, data, field }
}

it('Ctrl+Z undoes what was chosen', async () => {
  const { press, find, data, form } = await renderForm()
  await press('[role=combobox]')
  await find('[role=option]')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.poll(data).toHaveProperty('color')
  await expect.poll(() => form.current?.canUndo).toBe(true)
  await vi.waitFor(async () => {
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(data()).not.toHaveProperty('color')
  })
})

it('the menu of a row is opened by a press and by a key, and closed by Escape and by a press elsewhere', async () => {
  const { press, find, all, inner } = await renderForm()
  await press('[data-part=menu]')
  await find('[role=menu] :focus')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => all('[role=menu]')).toEqual([])
  expect(inner.activeElement).toBe(all('[data-part=menu]')[0])
  await userEvent.keyboard('{ArrowDown}')
  await find('[role=menu] :focus')
  await press('[data-field="/name"] label')
  await expect.poll(() => all('[role=menu]')).toEqual([])
})

it('a row moves by Alt and an arrow key, and keeps the focus', async () => {
  const { press, data, all, inner } = await renderForm()
  await press('[data-part=menu]')
  await userEvent.keyboard('{Escape}{Alt>}{ArrowDown}{/Alt}')
  await expect.poll(data).toMatchObject({ people: peopleOf('Ben', 'Ada', 'Cleo') })
  await expect.poll(() => inner.activeElement === all('[data-part=menu]')[1]).toBe(true)
})

it('a row moves with the mouse, and scrolls the frame', async () => {
  const { find, data, inner, frame } = await renderForm()
  frame.style.height = '260px'
  const handle = await find('[data-part=handle]')
  handle.scrollIntoView({ block: 'center' })
  const { scrollY = 0 } = inner.defaultView ?? {}
  const mouse = await pressMouse(handle)
  await mouse.moveBy(10)
  await mouse.moveBy(125)
  await expect.poll(() => (inner.defaultView?.scrollY ?? 0) - scrollY).toBeGreaterThan(10)
  await mouse.release()
  await expect.poll(data).toMatchObject({ people: [{}, {}, { first: 'Ada' }] })
})

it('Enter adds a row, and submits no form of the page, from a widget of the host', async () => {
  const { press, all, container } = await renderForm({ around: 'form' })
  const onSubmit = vi.fn((event: Event) => event.preventDefault())
  container.addEventListener('submit', onSubmit)
  await press('[data-field="/own"] input')
  await userEvent.keyboard('{Enter}')
  await press('[data-field="/tags"] input')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => all('[data-field="/tags"] input')).toHaveLength(2)
  expect(onSubmit).not.toHaveBeenCalled()
})

it('Escape closes a list, and no dialog around it', async () => {
  const { press, find, all, inner } = await renderForm()
  await press('[role=combobox]')
  await find('[role=option]')
  const escaped = vi.fn()
  inner.addEventListener('keydown', escaped, true)
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => all('[role=option]')).toEqual([])
  expect(escaped).not.toHaveBeenCalled()
})

it('a list stays within the frame', async () => {
  const { find, inner, frame } = await renderForm()
  frame.style.height = '300px'
  const box = await find('.mf-select')
  box.scrollIntoView({ block: 'end' })
  box.querySelector<HTMLElement>('[role=combobox]')?.focus()
  await userEvent.keyboard('{Enter}')
  const popup = await find('.mf-select-popup')
  await standStill()
  const { top, bottom } = popup.getBoundingClientRect()
  expect(top).toBeGreaterThanOrEqual(0)
  expect(bottom).toBeLessThanOrEqual(inner.defaultView?.innerHeight ?? 0)
  expect(frame.getBoundingClientRect().height).toBe(300)
})

it('typing goes on where a rule makes another control of the field', async () => {
  const { press, field, find, inner } = await renderForm()
  await press(field('name'))
  // So that no key comes before the code is there.
  await import('../../src/react/form/LateParts.tsx')
  await press(field('body'))
  await userEvent.keyboard('hello')
  const body = await find('[data-field="/body"] textarea')
  await expect.poll(() => inner.activeElement === body).toBe(true)
  expect(body).toHaveProperty('value', 'hello')
})

it('an error waits until the mouse button is up', async () => {
  const { press, field, find, all } = await renderForm()
  await press(field('name'))
  await userEvent.keyboard('{Control>}a{/Control}{Delete}')
  const mouse = await pressMouse(await find('[data-field="/body"] label'))
  await expect.poll(() => all(`${field('name')}:focus`)).toEqual([])
  await standStill()
  expect(all('[data-field="/name"] [aria-invalid]')).toEqual([])
  await mouse.release()
  await find('[data-field="/name"] [aria-invalid]')
})

it('references are listed while they are typed and from their button, and Escape closes their list', async () => {
  const { press, field, find, all } = await renderForm({ templates: { complete: () => completions } })
  await press('[data-field="/body"] .mf-side-toggle')
  await press('[data-field="/body"] button[aria-haspopup]')
  await find('[role=option]')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => all('[role=option]')).toEqual([])
  await press(field('body'))
  await userEvent.keyboard('{{{{')
  await find('[role=option]')
})

it('without markup, a submit puts the focus into the first field with an error', async () => {
  function Name() {
    const { inputProps } = useField<string>('name')
    return <input {...inputProps} />
  }
  const form = createRef<ModuleFormHandle>()
  const { find } = await renderInFrame(
    <HeadlessForm ref={form} schema={schema}>
      <Name />
    </HeadlessForm>,
  )
  await find('input')
  await form.current?.submit()
  await find('input:focus')
})
