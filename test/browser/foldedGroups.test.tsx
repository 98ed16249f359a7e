import axe from 'axe-core'
import { createRef } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ModuleForm, type ModuleFormHandle } from 'moduleform'
import 'moduleform/styles.css'

const schema = {
  metadata: { workflows_module_schema_version: '1.0.0' },
  fields: [
    { id: 'title', type: 'string', label: 'Title' },
    {
      id: 'address',
      type: 'object',
      label: 'Address',
      fields: [
        { id: 'street', type: 'string', label: 'Street', validation: { required: true } },
        { id: 'city', type: 'string', label: 'City' },
        {
          id: 'place',
          type: 'object',
          label: 'Place',
          fields: [{ id: 'floor', type: 'string', label: 'Floor', validation: { max_length: 3 } }],
        },
      ],
    },
    {
      id: 'owner',
      type: 'object',
      label: 'Owner',
      validation: { required: true },
      fields: [{ id: 'name', type: 'string', label: 'Name' }],
    },
  ],
}

const toggle = page.getByRole('button', { name: 'Address' })
const street = page.getByRole('textbox', { name: 'Street' })

async function renderFolded(address = {}) {
  const form = createRef<ModuleFormHandle>()
  const onSubmit = vi.fn()
  const screen = await render(
    <ModuleForm ref={form} schema={schema} initialValues={{ address, owner: { name: 'Ada' } }} onSubmit={onSubmit} />,
  )
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'true')
  toggle.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false')
  return { form, onSubmit, screen }
}

it('folds an optional group by keyboard, says what is in it, and unfolds it again', async () => {
  await renderFolded({ street: 'Main Street 1', city: 'Berlin' })
  await expect.element(toggle).toHaveFocus()
  expect(document.querySelector('.mf-group-summary')?.textContent).toContain('Main Street 1')
  expect(document.querySelector('.mf-group-summary')?.textContent).toContain('Berlin')
  await userEvent.tab()
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  await userEvent.click(toggle)
  await expect.element(street).toHaveValue('Main Street 1')
  expect(document.querySelector('.mf-group-summary')).toBeNull()
})

it('says how much is in it where no text tells, and takes up its heading alone', async () => {
  const limits = {
    id: 'limits',
    type: 'object',
    label: 'Limits',
    fields: [
      { id: 'rate', type: 'number', label: 'Rate', default: 0.5 },
      { id: 'stops', type: 'boolean', label: 'Stops', default: false },
      { id: 'note', type: 'string', label: 'Note' },
      { id: 'tags', type: 'array', label: 'Tags', items: { type: 'string' } },
    ],
  }
  await render(<ModuleForm schema={{ ...schema, fields: [limits] }} />)
  const fold = page.getByRole('button', { name: 'Limits' })
  await userEvent.click(fold)
  await expect.element(page.getByText('2 of 4 filled in')).toBeVisible()
  const card = fold.element().closest('fieldset')
  expect(card?.querySelector('.mf-card-body')?.getBoundingClientRect().height).toBe(0)
  await userEvent.click(fold)
  await userEvent.clear(page.getByRole('textbox', { name: 'Rate' }))
  await userEvent.click(fold)
  await expect.element(page.getByText('1 of 4 filled in')).toBeVisible()
})

it('leaves groups that have to be filled in as they are', async () => {
  await render(<ModuleForm schema={schema} />)
  await expect.element(page.getByText('Owner')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Owner' })).not.toBeInTheDocument()
})

it('submits what is in a folded group', async () => {
  const { onSubmit } = await renderFolded({ street: 'Main Street 1', city: 'Berlin' })
  await userEvent.click(page.getByRole('button', { name: 'Submit' }))
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1)
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ address: { street: 'Main Street 1', city: 'Berlin' } })
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false')
})

it('opens for an error, and the focus goes to it', async () => {
  const { onSubmit } = await renderFolded()
  await userEvent.click(page.getByRole('button', { name: 'Submit' }))
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'true')
  await expect.element(street).toHaveFocus()
  expect(onSubmit).not.toHaveBeenCalled()
})

it('says how many errors are in it where it is folded again, and opens for the link to one', async () => {
  await renderFolded({ place: { floor: 'fourth' } })
  await userEvent.click(page.getByRole('button', { name: 'Submit' }))
  await expect.element(street).toHaveFocus()
  await userEvent.click(toggle)
  await expect.element(page.getByText('2 errors')).toBeVisible()
  await userEvent.click(page.getByRole('link', { name: /Floor/ }))
  await expect.element(page.getByRole('textbox', { name: 'Floor' })).toHaveFocus()
})

it('opens where a host sends the focus into it, through groups within groups', async () => {
  const { form } = await renderFolded()
  await userEvent.click(toggle)
  await userEvent.click(page.getByRole('button', { name: 'Place' }))
  await expect.element(page.getByRole('button', { name: 'Place' })).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(toggle)
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false')
  form.current?.focusField('/address/place/floor')
  await expect.element(page.getByRole('textbox', { name: 'Floor' })).toHaveFocus()
})

it('is found by the search of the page', async () => {
  await renderFolded()
  const body = document.getElementById(toggle.element().getAttribute('aria-controls') ?? '')
  expect(body?.getAttribute('hidden')).toBe('until-found')
  body?.dispatchEvent(new Event('beforematch', { bubbles: true }))
  await expect.element(street).toBeVisible()
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'true')
})

it('gives axe nothing to find, folded', async () => {
  const { screen } = await renderFolded({ street: 'Main Street 1' })
  expect((await axe.run(screen.container)).violations).toEqual([])
})
