import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ModuleForm } from 'moduleform'
import 'moduleform/styles.css'

/** Typical resets of native elements, all at once. None is in a layer. */
const reset = `
  * { margin: 0; padding: 0; box-sizing: content-box; border: 0; font: inherit; line-height: 1; list-style: none; background: none; transition: all 0.3s }
  *:focus { outline: none }
  body { font: 20px serif; line-height: 3; letter-spacing: 2px; text-align: center; text-transform: uppercase; color: red }
  button { all: unset; width: 100% }
  input, textarea { all: unset }
  input[type='text'], input[type='password'], textarea { border: 3px solid hotpink; padding: 20px; height: 60px; background: yellow; color: red; margin: 9px }
  input:not([type='checkbox'], [type^='date']) { min-width: 500px; max-width: 280px; text-align: right; text-transform: uppercase; text-indent: 9px }
  input:not([type='checkbox'])[aria-invalid='true']:not(select) { background: red }
  [role='group'] { display: inline-flex }
  [role='group'] input:not([type='checkbox'], [type='radio']) { position: relative; flex: 1 1 auto }
  input[type='checkbox'] { width: 30px; height: 30px; margin: 12px }
  label { display: block; margin-bottom: 12px; font-size: 20px; text-transform: uppercase; color: green }
  fieldset { border: 3px solid red; padding: 20px; margin: 20px; min-width: 900px }
  ul, ol { padding-left: 40px } li { list-style: square; margin-left: 30px }
  svg { display: inline; width: 40px; height: 40px; fill: red }
`

const edges = ['top', 'right', 'bottom', 'left']
const properties = [
  ...'display width height color background-color fill opacity cursor appearance box-sizing box-shadow list-style-type'.split(' '),
  ...'font-family font-size font-weight line-height letter-spacing text-align text-transform text-decoration-line'.split(' '),
  ...edges.flatMap((edge) => [`margin-${edge}`, `padding-${edge}`, `border-${edge}-width`, `border-${edge}-color`, `border-${edge}-style`]),
  ...'border-top-left-radius min-width max-width text-indent transition-property transition-duration'.split(' '),
]

const schema = {
  metadata: { workflows_module_schema_version: '1.0.0' },
  fields: [
    { id: 'name', type: 'string', label: 'Name', description: 'As on the card.', validation: { required: true } },
    { id: 'note', type: 'string', label: 'Note', ui_options: { ui_widget: 'textarea' } },
    { id: 'secret', type: 'string', label: 'Secret', ui_options: { ui_widget: 'password' } },
    { id: 'limit', type: 'integer', label: 'Limit', default: 3 },
    { id: 'day', type: 'string', label: 'Day', format: 'date' },
    { id: 'copy', type: 'boolean', label: 'Copy', default: true },
    { id: 'query', type: 'object', label: 'Query', ui_options: { ui_widget: 'CodeblockWidget' } },
    { id: 'fruit', type: 'string', label: 'Fruit', choices: { values: [{ value: 'a', label: 'Apple' }] }, default: 'a' },
    { id: 'address', type: 'object', label: 'Address', fields: [{ id: 'city', type: 'string', label: 'City' }] },
    { id: 'heading', type: 'object', label: 'Heading', description: 'Of what follows.' },
    { id: 'tags', type: 'array', label: 'Tags', items: { type: 'string', label: 'Tag' }, default: ['x'] },
    {
      id: 'people',
      type: 'array',
      label: 'People',
      items: { type: 'object', label: 'Person', fields: [{ id: 'name', type: 'string', label: 'Name' }] },
      default: [{ name: 'Ada' }, { name: 'Grace' }],
    },
    { id: 'shade', type: 'color', label: 'Shade' },
  ],
}

const style = document.createElement('style')

afterEach(() => style.remove())

/** Computed styles of all elements with a class of the form, one line each, once no animation is running. */
const readLooks = async (container: Element) => {
  await Promise.all(document.getAnimations().map((animation) => animation.finished))
  return [...container.querySelectorAll('[class*="mf-"]')].flatMap((element, index) => {
    const computed = getComputedStyle(element)
    return properties.map((property) => `${index} ${element.getAttribute('class')} ${property}: ${computed.getPropertyValue(property)}`)
  })
}

it('looks the same on a page that resets and restyles native elements', async () => {
  const { container } = await render(<ModuleForm schema={schema} initialValues={{ query: { a: 1 } }} />)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect.element(page.getByRole('heading', { name: 'Fix 1 field to continue' })).toBeVisible()
  const before = await readLooks(container)
  style.textContent = reset
  document.head.append(style)
  const after = await readLooks(container)
  expect(before.length).toBeGreaterThan(60 * properties.length)
  expect(after.filter((line, index) => line !== before[index])).toEqual([])
})

it('an open list looks the same on such a page', async () => {
  const { container } = await render(<ModuleForm schema={schema} />)
  await page.getByRole('combobox', { name: 'Fruit' }).click()
  await expect.element(page.getByRole('option', { name: 'Apple' })).toBeVisible()
  const before = await readLooks(container)
  style.textContent = reset
  document.head.append(style)
  const after = await readLooks(container)
  expect(before.some((line) => line.includes('mf-select-filter'))).toBe(true)
  expect(after.filter((line, index) => line !== before[index])).toEqual([])
})
