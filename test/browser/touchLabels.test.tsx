import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ModuleForm, type ModuleFormProps } from 'moduleform'
import { createScriptedModule } from '../support/createScriptedModule.ts'
import { expectSilentConsole } from '../support/silentConsole.ts'
import { emulateTouchScreen } from './touchScreen.ts'
import 'moduleform/styles.css'

emulateTouchScreen()
expectSilentConsole()

const text = (id: string, label: string) => ({ id, type: 'string', label })
const schema = {
  metadata: { workflows_module_schema_version: '1.0.0' },
  fields: [
    text('name', 'Name'),
    { ...text('city', 'City'), content: { type: ['managed'], content_objects: [{ id: 'city' }] } },
    { id: 'people', type: 'array', label: 'People', items: { type: 'object', label: 'Person', fields: [text('nick', 'Nick')] } },
  ],
}

const open = (props: Partial<ModuleFormProps> = {}) =>
  render(
    <div style={{ width: 360 }}>
      <ModuleForm schema={schema} initialValues={{ people: [{ nick: 'Ada' }] }} client={createScriptedModule().client} {...props} />
    </div>,
  )
const templates = { complete: () => [] }
const toggle = (label: string) => page.getByRole('button', { name: `Expression for ${label}`, exact: true })

const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect()
const middleOf = (box: DOMRect) => box.top + box.height / 2
/** Of the text in an element, which may be lower than the element. */
function textOf(element: Element | null | undefined): DOMRect {
  const range = document.createRange()
  if (element) range.selectNodeContents(element)
  return range.getBoundingClientRect()
}

describe('with references', () => {
  it('a label stands beside the middle of its toggle, and nothing moves when the toggle comes', async () => {
    await open({ templates })
    const row = document.querySelector('.mf-label-row')
    expect(boxOf(row).height).toBe(40)
    await expect.element(toggle('Name')).toBeVisible()
    expect(boxOf(row).height).toBe(40)
    const label = row?.querySelector('.mf-label')
    expect(Math.abs(middleOf(textOf(label)) - middleOf(boxOf(toggle('Name').element())))).toBeLessThanOrEqual(1)
  })

  it('the toggle of a row is above that of its first field', async () => {
    await open({ templates })
    const inRow = (place: string) => document.querySelector(`.mf-row-fields${place} > .mf-side > .mf-side-toggle`)
    await expect.poll(() => inRow(' .mf-label-row')).not.toBeNull()
    const row = boxOf(inRow(''))
    expect(row.height).toBeGreaterThanOrEqual(40)
    expect(row.bottom).toBeLessThanOrEqual(boxOf(inRow(' .mf-label-row')).top)
  })
})

it('the button that refreshes a list stands beside the middle of its label', async () => {
  await open()
  const refresh = page.getByRole('button', { name: /Refresh/ })
  await expect.element(refresh).toBeVisible()
  const label = document.querySelector('.mf-field:has(> .mf-refresh) .mf-label')
  expect(Math.abs(middleOf(textOf(label)) - middleOf(boxOf(refresh.element())))).toBeLessThanOrEqual(1)
})
