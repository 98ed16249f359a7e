import axe from 'axe-core'
import { createRef } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ModuleForm, type ModuleFormHandle, type ModuleFormProps } from 'moduleform'
import 'moduleform/styles.css'

const schema = {
  metadata: { workflows_module_schema_version: '1.0.0' },
  fields: [
    { id: 'title', type: 'string', label: 'Title', validation: { required: true } },
    { id: 'api_key', type: 'string', label: 'Token', ui_options: { ui_widget: 'password' } },
    { id: 'country', type: 'string', label: 'Country', choices: { values: [{ label: 'Österreich', value: 'at' }] } },
    { id: 'secretly', type: 'string', label: 'Unseen', ui_options: { ui_widget: 'hidden' } },
    {
      id: 'address',
      type: 'object',
      label: 'Address',
      fields: [
        { id: 'street', type: 'string', label: 'Street' },
        { id: 'city', type: 'string', label: 'City' },
      ],
    },
    {
      id: 'people',
      type: 'array',
      label: 'People',
      items: { type: 'object', label: 'Person', fields: [{ id: 'nick', type: 'string', label: 'Nickname' }] },
    },
  ],
}
const values = {
  title: 'Onboarding',
  api_key: 'hunter2',
  country: 'at',
  address: { street: 'Main Street', city: 'Berlin' },
  people: [{ nick: 'Ada' }, { nick: 'Ben' }],
}

const box = page.getByRole('searchbox', { name: 'Search fields' })
const said = () => document.querySelector('output.mf-visually-hidden')?.textContent
const shown = () =>
  [...document.querySelectorAll('.mf [data-field]')]
    .filter((field) => field.checkVisibility())
    .map((field) => field.getAttribute('data-field')?.slice(1))

async function renderSearch(props: Partial<ModuleFormProps> = {}) {
  const form = createRef<ModuleFormHandle>()
  const screen = await render(<ModuleForm ref={form} schema={schema} initialValues={values} search {...props} />)
  await expect.element(box).toBeVisible()
  return { form, screen }
}

beforeEach(() => scrollTo(0, 0))

describe('the search above a form', () => {
  it.each([
    ['its label', 'stree', ['address', 'address/street']],
    ['its id', 'api_key', ['api_key']],
    ['its value', 'berlin', ['address', 'address/city']],
    ['what its value is called, without accents', 'osterreich', ['country']],
    ['all its words', 'main street', ['address', 'address/street']],
    ['what it lies in', 'address', ['address', 'address/street', 'address/city']],
    ['what is in a folded row of it', 'ben', ['people']],
  ])('finds a field by %s', async (_, text, fields) => {
    await renderSearch()
    await userEvent.type(box, text)
    expect(shown()).toEqual(fields)
  })

  it.each(['hunter2', 'unseen', 'nothing such'])('finds nothing for %s', async (text) => {
    await renderSearch()
    await userEvent.type(box, text)
    expect(shown()).toEqual([])
    await expect.poll(said).toContain('No matching fields')
  })

  it('finds nothing in a group that holds a reference, whose fields are not shown', async () => {
    await renderSearch({ templates: {}, initialValues: { ...values, address: '{{ steps.one.address }}' } })
    await userEvent.type(box, 'stree')
    await expect.poll(said).toContain('No matching fields')
  })

  it('says politely how many were found', async () => {
    await renderSearch()
    await userEvent.type(box, 'street')
    await expect.poll(said).toContain('1 field found')
    await expect.element(page.getByText('1 field found').first()).toBeVisible()
  })

  it('is cleared by Escape, which closes nothing around the form', async () => {
    const onKeyDown = vi.fn()
    document.addEventListener('keydown', onKeyDown)
    await renderSearch()
    const before = shown()
    await userEvent.type(box, 'street')
    onKeyDown.mockClear()
    await userEvent.keyboard('{Escape}')
    await expect.element(box).toHaveValue('')
    expect(shown()).toEqual(before)
    expect(onKeyDown).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    expect(onKeyDown).toHaveBeenCalledOnce()
    document.removeEventListener('keydown', onKeyDown)
    await expect.element(box).toHaveFocus()
  })

  it('leads to the first field by Enter, and on by Tab', async () => {
    await renderSearch()
    await userEvent.type(box, 't{Backspace}it')
    expect(shown()).toEqual(['title', 'address', 'address/city'])
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await expect.element(page.getByRole('textbox', { name: 'City' })).toHaveFocus()
  })

  it('leads into a folded row', async () => {
    await renderSearch()
    await userEvent.type(box, 'ben{Enter}')
    await expect.element(page.getByRole('textbox', { name: 'Nickname' })).toHaveFocus()
    await expect.element(page.getByRole('textbox', { name: 'Nickname' })).toHaveValue('Ben')
  })

  it('keeps a field in sight while it is filled with something else, and what is out of sight as it is', async () => {
    const { form } = await renderSearch()
    await userEvent.type(box, 'berlin')
    await userEvent.fill(page.getByRole('textbox', { name: 'City' }), 'Paris')
    expect(shown()).toEqual(['address', 'address/city'])
    expect(form.current?.getFormData()).toEqual({ ...values, address: { street: 'Main Street', city: 'Paris' } })
  })

  it('shows a row that is added meanwhile, and lets it be filled in', async () => {
    await renderSearch()
    await userEvent.type(box, 'ben')
    await page.getByRole('button', { name: 'Add Person' }).click()
    await expect.element(page.getByRole('textbox', { name: 'Nickname' })).toHaveFocus()
    await userEvent.keyboard('Cy')
    expect(shown()).toContain('people/k3/nick')
    await expect.element(page.getByRole('textbox', { name: 'Nickname' })).toHaveValue('Cy')
  })

  it('shows those alone that were changed', async () => {
    await renderSearch()
    await userEvent.fill(page.getByRole('textbox', { name: 'City' }), 'Paris')
    await userEvent.fill(page.getByRole('textbox', { name: 'Title' }), 'Offboarding')
    await userEvent.click(page.getByRole('checkbox', { name: 'Changed only' }))
    expect(shown()).toEqual(['title', 'address', 'address/city'])
    await userEvent.type(box, 'city')
    expect(shown()).toEqual(['address', 'address/city'])
  })

  it('ends where an error out of sight is to get the focus', async () => {
    await renderSearch({ initialValues: {} })
    await userEvent.type(box, 'city')
    await userEvent.click(page.getByRole('button', { name: 'Submit' }))
    await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveFocus()
    await expect.element(box).toHaveValue('')
  })

  it('looks into folded groups', async () => {
    await renderSearch()
    const toggle = page.getByRole('button', { name: 'Address' })
    await userEvent.click(toggle)
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'false')
    await userEvent.type(box, 'city')
    await expect.element(page.getByRole('textbox', { name: 'City' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.poll(shown).not.toContain('address/city')
  })

  it('gives axe nothing to find', async () => {
    const { screen } = await renderSearch()
    await userEvent.type(box, 'street')
    expect((await axe.run(screen.container)).violations).toEqual([])
  })
})

it('is not there unless the host asks for it', async () => {
  await render(<ModuleForm schema={schema} />)
  await expect.element(page.getByRole('textbox', { name: 'Title' })).toBeVisible()
  await expect.element(box).not.toBeInTheDocument()
})
