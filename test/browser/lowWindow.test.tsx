import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ModuleForm } from 'moduleform'
import 'moduleform/styles.css'

const choices = { values: Array.from({ length: 28 }, (_, index) => ({ value: `${index}`, label: `Choice ${index}` })) }
const schema = {
  metadata: { workflows_module_schema_version: '1.0.0' },
  fields: [
    { id: 'one', type: 'string', label: 'One', choices },
    {
      id: 'people',
      type: 'array',
      label: 'People',
      items: { type: 'object', label: 'Person', fields: [{ id: 'name', type: 'string', label: 'Name' }] },
    },
  ],
}
const values = { one: '12', people: [{ name: 'Ada' }, { name: 'Grace' }, { name: 'Mary' }] }

afterEach(() => page.viewport(414, 896))

/** Whether an element is completely visible, in the window and in the list that may scroll it. */
function isSeen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  const around = element.closest('[role=listbox], [role=menu]')?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight }
  return top >= Math.max(0, around.top) - 1 && bottom <= Math.min(innerHeight, around.bottom) + 1
}

it('shows the chosen option and the whole menu of a row at a zoom of 400 %', async () => {
  await page.viewport(320, 256)
  await render(<ModuleForm schema={schema} initialValues={values} />)
  await userEvent.click(page.getByRole('combobox', { name: 'One' }))
  await expect.poll(() => isSeen(page.getByRole('option', { name: 'Choice 12' }).element())).toBe(true)
  await userEvent.keyboard('{Escape}')
  const button = page.getByRole('button', { name: 'Actions Grace' })
  button.element().scrollIntoView({ block: 'center' })
  await userEvent.click(button)
  await expect.poll(() => page.getByRole('menuitem').elements().length).toBe(6)
  await expect.poll(() => page.getByRole('menuitem').elements().every(isSeen)).toBe(true)
})
