import { HeadlessForm, useField, useRows, type ModuleFormHandle, type Path } from 'moduleform'
import { createRef, StrictMode } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { schemaOf } from '../support/createTestForm.ts'

const name = { id: 'name', type: 'string', label: 'Name', validation: { required: true } }
const key = { id: 'key', type: 'string', label: 'Key', ui_options: { ui_widget: 'password' } }
const people = { id: 'people', type: 'array', label: 'People', items: { type: 'object', label: 'Person', fields: [name] } }

function Text({ path }: { readonly path: Path | string }) {
  const { visible, label, error, labelProps, inputProps, errorProps } = useField<string>(path)
  if (!visible) return null
  return (
    <p>
      <label {...labelProps}>{label}</label> <input {...inputProps} />
      {error && <b {...errorProps}>{error}</b>}
    </p>
  )
}

function People() {
  const { rows, add, remove } = useRows('people')
  return (
    <>
      {rows.map((row) => (
        <div key={row.key}>
          <Text path={[...row.path, 'name']} />
          <button onClick={() => remove(row.key)}>Remove {row.label}</button>
        </div>
      ))}
      <button onClick={add}>Add</button>
    </>
  )
}

it('A form of plain elements is filled in by keyboard: the caret stays where it is, and the focus goes to the first error', async () => {
  const form = createRef<ModuleFormHandle>()
  const onSubmit = vi.fn()
  await render(
    <StrictMode>
      <HeadlessForm ref={form} schema={schemaOf([name, key, people])} onSubmit={onSubmit} initialValues={{ key: 'hunter2' }}>
        <Text path="name" />
        <Text path="key" />
        <People />
      </HeadlessForm>
    </StrictMode>,
  )
  await form.current?.submit()
  const input = page.getByLabelText('Name').first()
  await expect.element(input).toHaveFocus()
  await expect.element(input).toHaveAttribute('aria-invalid', 'true')
  await userEvent.keyboard('Aa{ArrowLeft}d')
  await expect.element(input).toHaveValue('Ada')
  await userEvent.keyboard('{Tab}{Tab}{Enter}')
  await expect.element(page.getByLabelText('Name').nth(1)).toBeVisible()
  await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift}Grace')
  await expect.element(page.getByLabelText('Name').nth(1)).toHaveValue('Grace')
  expect(document.body.innerHTML).not.toContain('hunter2')
  await form.current?.submit()
  expect(onSubmit).toHaveBeenCalledWith({ name: 'Ada', key: 'hunter2', people: [{ name: 'Grace' }] }, expect.anything())
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(page.getByLabelText('Name').nth(1)).not.toBeInTheDocument()
})
