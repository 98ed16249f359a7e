import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createRef } from 'react'
import { ModuleForm, type ModuleFormHandle } from 'moduleform'
import 'moduleform/styles.css'
import { pressFinger, pressMouse } from './pointer.ts'

const tags = { id: 'tags', type: 'array', label: 'Tags', items: { type: 'string', label: 'Tag' } }
const person = {
  type: 'object',
  label: 'Person',
  fields: [{ id: 'name', type: 'string', label: 'Name' }, tags],
}
const schema = {
  metadata: { workflows_module_schema_version: '1.0.0' },
  fields: [{ id: 'people', type: 'array', label: 'People', items: person }],
}
const peopleOf = (...names: readonly string[]) => ({ people: names.map((name) => ({ name })) })

/** A form with those people, and a function that reads their current order. */
async function renderPeople(initialValues: object = peopleOf('Ada', 'Ben', 'Cleo', 'Dora')) {
  const form = createRef<ModuleFormHandle>()
  await render(<ModuleForm ref={form} schema={schema} initialValues={{ ...initialValues }} />)
  const people = () => form.current?.getFormData()['people']
  return { form, people }
}

const handle = (name: string) => page.getByRole('button', { name: `Move ${name}`, exact: true }).element()
const said = page.getByRole('status')
const rowHeight = 42

it('loads what drags rows when the pointer comes near a handle, and not before', async () => {
  // By default the browser records the first 250 resources, fewer than there are source files.
  performance.setResourceTimingBufferSize(10_000)
  const isLoaded = () => performance.getEntriesByType('resource').some(({ name }) => name.includes('startRowDrag'))
  await renderPeople()
  await userEvent.click(page.getByRole('button', { name: 'Actions Ada' }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Move down' }))
  expect(isLoaded()).toBe(false)
  await userEvent.hover(page.getByRole('button', { name: 'Move Ada' }))
  await expect.poll(isLoaded).toBe(true)
})

it('moves a row with the mouse, says where it is on the way and where it has come to, and keeps the focus on the handle', async () => {
  const { people } = await renderPeople()
  const mouse = await pressMouse(handle('Ada'))
  await mouse.moveBy(10)
  await mouse.moveBy(1.6 * rowHeight)
  await expect.element(said).toHaveTextContent('Ada: position 3 of 4')
  expect(people()).toEqual(peopleOf('Ada', 'Ben', 'Cleo', 'Dora').people)
  await mouse.release()
  await vi.waitFor(() => expect(people()).toEqual(peopleOf('Ben', 'Cleo', 'Ada', 'Dora').people))
  await expect.element(said).toHaveTextContent('Ada moved to position 3 of 4')
  expect(document.activeElement).toBe(handle('Ada'))
  await userEvent.keyboard('{ArrowUp}')
  expect(people()).toEqual(peopleOf('Ben', 'Ada', 'Cleo', 'Dora').people)
  expect(document.activeElement).toBe(handle('Ada'))
})

it('moves a row with a finger', async () => {
  const { people } = await renderPeople()
  const finger = await pressFinger(handle('Dora'))
  await finger.moveBy(-10)
  await finger.moveBy(-3 * rowHeight)
  await expect.element(said).toHaveTextContent('Dora: position 1 of 4')
  await finger.release()
  await vi.waitFor(() => expect(people()).toEqual(peopleOf('Dora', 'Ada', 'Ben', 'Cleo').people))
})

it('puts the row back with Escape, which goes no further', async () => {
  const { people } = await renderPeople()
  const escaped = vi.fn()
  document.addEventListener('keydown', escaped)
  const mouse = await pressMouse(handle('Ada'))
  await mouse.moveBy(10)
  await mouse.moveBy(60)
  await expect.element(said).toHaveTextContent('position 2')
  await userEvent.keyboard('{Escape}')
  await expect.element(said).toHaveTextContent('Ada stays where it was')
  await mouse.release()
  expect(people()).toEqual(peopleOf('Ada', 'Ben', 'Cleo', 'Dora').people)
  expect(document.activeElement).toBe(handle('Ada'))
  expect(document.querySelector('[data-dragging], [data-dragged], [style*="translate"]')).toBeNull()
  expect(escaped).not.toHaveBeenCalled()
  document.removeEventListener('keydown', escaped)
})

it('ends the drag where the rows change meanwhile', async () => {
  const { form, people } = await renderPeople()
  const mouse = await pressMouse(handle('Ada'))
  await mouse.moveBy(10)
  await mouse.moveBy(60)
  await expect.element(said).toHaveTextContent('position 2')
  const five = peopleOf('Ada', 'Ben', 'Cleo', 'Dora', 'Eve').people
  form.current?.setValue('/people', five)
  await expect.element(page.getByText('Eve')).toBeVisible()
  await vi.waitFor(() => expect(document.querySelector('[data-dragging]')).toBeNull())
  await mouse.release()
  expect(people()).toEqual(five)
})

it('moves rows of rows within their own list', async () => {
  const { people } = await renderPeople({ people: [{ name: 'Ada', tags: ['x', 'y', 'z'] }] })
  const mouse = await pressMouse(handle('Tag 3'))
  await mouse.moveBy(-10)
  await mouse.moveBy(-500)
  await expect.element(said).toHaveTextContent('Tag 3: position 1 of 3')
  await mouse.release()
  await vi.waitFor(() => expect(people()).toEqual([{ name: 'Ada', tags: ['z', 'x', 'y'] }]))
})

it('scrolls what it is in, as far as there are rows', async () => {
  const names = Array.from({ length: 300 }, (_, index) => `Person number ${index + 1}`)
  const form = createRef<ModuleFormHandle>()
  await render(
    <div data-testid="panel" style={{ height: 300, overflow: 'auto' }}>
      <ModuleForm ref={form} schema={schema} initialValues={peopleOf(...names)} />
    </div>,
  )
  const panel = page.getByTestId('panel').element()
  const mouse = await pressMouse(handle('Person number 1'))
  await mouse.moveBy(10)
  const { bottom } = panel.getBoundingClientRect()
  await mouse.moveBy(bottom - 2 - handle('Person number 1').getBoundingClientRect().top)
  await vi.waitFor(() => expect(panel.scrollTop).toBeGreaterThan(400), { timeout: 5000 })
  await mouse.release()
  await expect.element(said).toHaveTextContent(/^Person number 1 moved to position (1\d|[2-9]\d) of 300/)
})

it.each([{ zoom: 0.5 }, { zoom: 2 }, { transform: 'scale(0.5)' }, { transform: 'scale(2)', transformOrigin: 'top left' }])(
  'keeps the row at the pointer on a page with %o',
  async (style) => {
    await render(
      <div style={style}>
        <ModuleForm schema={schema} initialValues={peopleOf('Ada', 'Ben', 'Cleo', 'Dora')} />
      </div>,
    )
    const top = () => handle('Ada').getBoundingClientRect().top
    const before = top()
    const mouse = await pressMouse(handle('Ada'))
    await mouse.moveBy(10)
    await mouse.moveBy(30)
    await expect.poll(() => document.querySelector('[data-dragged]')).not.toBeNull()
    // Events tell whole px.
    await expect.poll(() => Math.abs(top() - before - 30)).toBeLessThan(2)
    await mouse.release()
  },
)

it('moves a row in a card of the host that can be dragged itself', async () => {
  const form = createRef<ModuleFormHandle>()
  const onDragStart = vi.fn()
  await render(
    <div draggable onDragStart={onDragStart}>
      <ModuleForm ref={form} schema={schema} initialValues={peopleOf('Ada', 'Ben', 'Cleo')} />
    </div>,
  )
  const mouse = await pressMouse(handle('Ada'))
  for (const by of [2, 5, 10, 30, 1.6 * rowHeight]) await mouse.moveBy(by)
  await mouse.release()
  await vi.waitFor(() => expect(form.current?.getFormData()['people']).toEqual(peopleOf('Ben', 'Cleo', 'Ada').people))
  expect(onDragStart).not.toHaveBeenCalled()
})

it('offers no handle where there is one row, or where nothing can be changed', async () => {
  await renderPeople(peopleOf('Ada'))
  await expect.element(page.getByRole('button', { name: 'Actions Ada' })).toBeVisible()
  expect(page.getByRole('button', { name: /^Move/ }).elements()).toHaveLength(0)
})
