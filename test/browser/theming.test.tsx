import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ModuleForm } from 'moduleform'
import 'moduleform/styles.css'

const group = (id: string, fields: readonly object[]) => ({ id, type: 'object', label: id, fields })
const city = { id: 'city', type: 'string', label: 'City' }
const schema = { metadata: { workflows_module_schema_version: '1.0.0' }, fields: [group('one', [group('two', [group('three', [city])])])] }

it.each([
  ['compact', 28],
  ['', 34],
  ['comfortable', 40],
])('draws controls of density %j %d px high', async (density, height) => {
  await render(
    <div data-density={density}>
      <ModuleForm schema={schema} />
    </div>,
  )
  const control = page.getByRole('textbox', { name: 'City' }).element().parentElement
  expect(control?.getBoundingClientRect().height).toBe(height)
})

it.each(['ltr', 'rtl'])('draws the rule of deep groups where lines start: %s', async (direction) => {
  await render(
    <div dir={direction}>
      <ModuleForm schema={schema} />
    </div>,
  )
  const { borderLeftWidth, borderRightWidth } = getComputedStyle(page.getByRole('group', { name: 'three' }).element())
  expect([borderLeftWidth, borderRightWidth]).toEqual(direction === 'ltr' ? ['2px', '0px'] : ['0px', '2px'])
})
