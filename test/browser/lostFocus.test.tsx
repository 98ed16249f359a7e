import { createRef, version } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ModuleForm, type ModuleFormHandle } from 'moduleform'
import { createFixtureClient } from 'moduleform/client'
import 'moduleform/styles.css'
// Loaded lazily once the form has the focus; the first key comes faster than any file.
import '../../src/react/form/LateParts.tsx'

const text = (id: string, label: string, more: object = {}) => ({ id, type: 'string', label, ...more })
const schemaOf = (fields: readonly object[]) => ({ metadata: { workflows_module_schema_version: '1.0.0' }, fields })
const whenFilled = (id: string, changed: string, ui_options: object) => ({
  rules: [{ if: { and: [{ id, operator: 'is_not_empty' }] }, then: { fields: [{ id: changed, apply_as: 'merge', ui_options }] } }],
})
const field = (name: string) => page.getByRole('textbox', { name })

/** So that no key comes before the code is there. */
async function enter(name: string) {
  await userEvent.click(field(name))
  await expect.element(field(name)).toHaveFocus()
}

it(`typing goes on where a rule makes another control of the field, or shows one beside it (React ${version})`, async () => {
  const schema = schemaOf([
    text('body', 'Body', whenFilled('body', 'body', { ui_widget: 'textarea' })),
    text('method', 'Method', {
      ui_options: { ui_layout: { type: 'horizontal', elements: ['method', 'path'] } },
      ...whenFilled('method', 'path', { ui_widget: null }),
    }),
    text('path', 'Path', { ui_options: { ui_widget: 'hidden' } }),
  ])
  await render(<ModuleForm schema={schema} />)
  for (const name of ['Body', 'Method']) {
    await enter(name)
    await userEvent.keyboard('hello')
    await expect.element(field(name)).toHaveValue('hello')
    await expect.element(field(name)).toHaveFocus()
  }
  await expect.element(field('Path')).toBeInTheDocument()
  expect(field('Body').element().tagName).toBe('TEXTAREA')
})

it(`the caret stays in the middle of the text (React ${version})`, async () => {
  const rule = {
    rules: [
      {
        if: { and: [{ id: 'body', operator: 'equal', value: 'abXc' }] },
        then: { fields: [{ id: 'body', apply_as: 'merge', ui_options: { ui_widget: 'textarea' } }] },
      },
    ],
  }
  await render(<ModuleForm schema={schemaOf([text('body', 'Body', rule)])} initialValues={{ body: 'abc' }} />)
  await enter('Body')
  await userEvent.keyboard('{End}{ArrowLeft}XY')
  await expect.element(field('Body')).toHaveValue('abXYc')
})

it(`the focus stays in a field that becomes read-only (React ${version})`, async () => {
  const schema = schemaOf([text('body', 'Body')])
  const { rerender } = await render(<ModuleForm schema={schema} initialValues={{ body: 'hi' }} />)
  await enter('Body')
  await rerender(<ModuleForm schema={schema} initialValues={{ body: 'hi' }} readOnly />)
  await expect.element(page.getByRole('group', { name: 'Body' })).toHaveFocus()
})

it(`a notice that goes away with its focused button gives the focus to its field (React ${version})`, async () => {
  const schema = schemaOf([text('key', 'Key', { on_action: { load_schema: true } })])
  let isDown = true
  const client = createFixtureClient({
    schema: () => {
      if (isDown) throw new Error('The key is wrong.')
      return schema
    },
  })
  await render(<ModuleForm schema={schema} client={client} />)
  await enter('Key')
  await userEvent.keyboard('a{Tab}')
  const retry = page.getByRole('button', { name: 'Retry updating the form' })
  await expect.element(retry).toBeInTheDocument()
  isDown = false
  await userEvent.click(retry)
  await expect.element(retry).not.toBeInTheDocument()
  await expect.element(field('Key')).toHaveFocus()
})

const fieldAround = () => document.activeElement?.getAttribute('data-field')

it(`a field that its own rule hides gives the focus to the next one, and what is typed on changes none (React ${version})`, async () => {
  const hides = whenFilled('b', 'b', { ui_widget: 'hidden' })
  const group = { id: 'g', type: 'object', label: 'G', fields: [text('a', 'A'), text('b', 'B', hides), text('c', 'C')] }
  const onChange = vi.fn()
  await render(<ModuleForm schema={schemaOf([group, text('d', 'D')])} onChange={onChange} />)
  await enter('B')
  await userEvent.keyboard('xyz')
  await expect.poll(fieldAround).toBe('/g/c')
  await expect.poll(() => onChange.mock.calls.map(([data]) => data)).toEqual([{ g: { b: 'x' } }])
  await userEvent.tab()
  await expect.element(field('C')).toHaveFocus()
  expect(document.querySelector('[data-field][tabindex]')).toBeNull()
})

it(`fields that a reload takes away give the focus to the one that follows them, or to the last (React ${version})`, async () => {
  const kind = text('kind', 'Kind', { on_action: { load_schema: true } })
  const rest = [text('a', 'A'), text('b', 'B'), text('c', 'C'), text('d', 'D')]
  let answers = 0
  const client = createFixtureClient({ schema: () => schemaOf([kind, ...(answers++ === 0 ? rest.slice(3) : [])]) })
  const ref = createRef<ModuleFormHandle>()
  await render(<ModuleForm ref={ref} schema={schemaOf([kind, ...rest])} client={client} schemaMerge="replace" />)
  await enter('B')
  ref.current?.reload()
  await expect.poll(fieldAround).toBe('/d')
  document.querySelector<HTMLElement>('[data-field="/d"] input')?.focus()
  ref.current?.reload()
  await expect.poll(fieldAround).toBe('/kind')
})

it(`Retry of a first load gives the focus to the first field that has come (React ${version})`, async () => {
  let isDown = true
  const client = createFixtureClient({
    schema: () => {
      if (isDown) throw new Error('The module is asleep.')
      return schemaOf([text('a', 'A'), text('b', 'B')])
    },
  })
  await render(<ModuleForm client={client} />)
  const retry = page.getByRole('button', { name: 'Retry loading the form' })
  await expect.element(retry).toBeInTheDocument()
  isDown = false
  retry.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(fieldAround).toBe('/a')
})
