import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ModuleForm, type ModuleFormProps } from 'moduleform'
import 'moduleform/styles.css'

const link = `https://files.example.com/${'0123456789abcdef'.repeat(12)}`
const schemaOf = (label: string) => ({
  metadata: { workflows_module_schema_version: '1.0.0' },
  fields: [
    {
      id: 'files',
      type: 'array',
      label: 'Files',
      items: { type: 'object', label, fields: [{ id: 'url', type: 'string', label: 'Address' }] },
    },
  ],
})

const widthOf = (element: Element) => element.getBoundingClientRect().width

describe.each([320, 360])('a word longer than a form of %i px', (width) => {
  const open = (props: Partial<ModuleFormProps> = {}, label = 'File') =>
    render(
      <div style={{ width, padding: 16, boxSizing: 'border-box' }}>
        <ModuleForm schema={schemaOf(label)} {...props} />
      </div>,
    )
  /** Px by which the form is wider than its place. */
  const overflow = () => {
    const form = document.querySelector('.mf')
    return form === null ? NaN : form.scrollWidth - form.clientWidth
  }

  it('as the title of a removed row leaves room for Undo', async () => {
    await open({ initialValues: { files: [{ url: link }] } })
    await userEvent.click(page.getByRole('button', { name: /^Actions/ }))
    await userEvent.click(page.getByRole('menuitem', { name: 'Remove' }))
    const undo = page.getByRole('button', { name: 'Undo' })
    await expect.element(undo).toBeVisible()
    expect(widthOf(undo.element())).toBeGreaterThan(24)
    expect(undo.element().scrollWidth).toBeLessThanOrEqual(undo.element().clientWidth)
    expect(overflow()).toBe(0)
  })

  it('in an error of the module stays inside of its notice', async () => {
    await open({ onSubmit: () => Promise.reject(new Error(link)) })
    await userEvent.click(page.getByRole('button', { name: 'Submit' }))
    await expect.element(page.getByText(link)).toBeVisible()
    expect(overflow()).toBe(0)
  })

  it.each([link, 'Recipient of the monthly report about everything that has been delivered'])(
    'as the name of rows wraps: %s',
    async (label) => {
      await open({}, label)
      const add = page.getByRole('button', { name: `Add ${label}` })
      await expect.element(add).toBeVisible()
      expect(widthOf(add.element())).toBeLessThan(width - 32)
      expect(overflow()).toBe(0)
    },
  )
})
