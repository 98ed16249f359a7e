import { page } from 'vitest/browser'
import { render, type ComponentRenderOptions } from 'vitest-browser-react'
import { ModuleForm, useModuleForm, type ModuleFormApi, type ModuleFormProps, type TemplateCompletion } from 'moduleform'

export const completions: readonly TemplateCompletion[] = [
  { label: 'Number', template: '{{ steps.order.id }}', group: 'Order received', detail: '4711' },
  { label: 'Total', template: '{{ steps.order.total }}', group: 'Order received' },
  { label: 'Name', template: '{{ steps.customer.name }}', group: 'Customer found' },
]

const choices = { values: [{ value: 'a', label: 'Apple' }] }
const text = (id: string, label: string, rest: object = {}) => ({ id, type: 'string', label, ...rest })
const schema = {
  metadata: { workflows_module_schema_version: '1.0.0' },
  fields: [
    text('subject', 'Subject', { validation: { max_length: 8 } }),
    text('body', 'Body', { ui_options: { ui_widget: 'textarea' } }),
    { id: 'amount', type: 'number', label: 'Amount', validation: { required: true } },
    text('due', 'Due', { format: 'date' }),
    { id: 'copy', type: 'boolean', label: 'Copy' },
    text('fruit', 'Fruit', { choices }),
    text('key', 'Key', { ui_options: { ui_widget: 'password' } }),
    { id: 'place', type: 'object', label: 'Place', fields: [text('street', 'Street')] },
    { id: 'people', type: 'array', label: 'People', items: { type: 'object', label: 'Person', fields: [text('nick', 'Nick')] } },
    { id: 'tags', type: 'array', label: 'Tags', items: { type: 'string', label: 'Tag' } },
  ],
}

/** A form with a field of each kind that can hold references, and what its host receives. */
export async function openReferences(props: Partial<ModuleFormProps> = {}, ...target: readonly ComponentRenderOptions[]) {
  let api: ModuleFormApi | undefined
  const see = (seen: ModuleFormApi) => void (api = seen)
  function Spy() {
    see(useModuleForm())
    return null
  }
  const templates = { complete: () => completions }
  const draw = (more: Partial<ModuleFormProps>) => (
    <ModuleForm schema={schema} initialValues={{ amount: 5 }} templates={templates} {...props} {...more}>
      <Spy />
    </ModuleForm>
  )
  const screen = await render(draw({}), ...target)
  const setProps = (more: Partial<ModuleFormProps>) => screen.rerender(draw(more))
  return { ...screen, setProps, data: () => api?.getFormData(), api: () => api }
}

export const toggle = (label: string) => page.getByRole('button', { name: `Expression for ${label}`, exact: true })
export const control = (label: string) => page.getByLabelText(label, { exact: true })
export const list = page.getByRole('listbox')
export const option = (name: string) => page.getByRole('option', { name })
export const said = () => document.querySelector('output.mf-visually-hidden')?.textContent ?? ''

/** Pastes a text into an element, or drops it there, with the events of a browser. */
export function give(element: Element, type: 'paste' | 'drop', textGiven: string): void {
  const data = new DataTransfer()
  data.setData('text/plain', textGiven)
  const init = { bubbles: true, cancelable: true }
  if (type === 'drop') element.dispatchEvent(new DragEvent('dragover', { ...init, dataTransfer: data }))
  element.dispatchEvent(
    type === 'drop'
      ? new DragEvent('drop', { ...init, dataTransfer: data })
      : new ClipboardEvent('paste', { ...init, clipboardData: data }),
  )
}
