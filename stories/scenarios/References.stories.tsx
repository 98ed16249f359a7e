import type { Meta, StoryObj } from '@storybook/react-vite'
import type { TemplateCompletion, Templates } from 'moduleform'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ScenarioForm, type ScenarioFormProps } from '../support/ScenarioForm.tsx'
import { field, schemaOf } from '../support/schemaOf.ts'

const completions: readonly TemplateCompletion[] = [
  { label: 'Number', template: '{{ steps.order.id }}', group: 'Order received', detail: '4711' },
  { label: 'Total', template: '{{ steps.order.total }}', group: 'Order received', detail: '149.90' },
  { label: 'Lines', template: '{{ steps.order.lines }}', group: 'Order received', detail: '2 entries' },
  { label: 'Name', template: '{{ steps.customer.name }}', group: 'Customer found', detail: 'Ada Lovelace' },
  { label: 'Address', template: '{{ steps.customer.address }}', group: 'Customer found' },
]

const templates: Templates = {
  complete: () => completions,
  preview: (template) => completions.reduce((text, one) => text.replaceAll(one.template, one.detail ?? '…'), template),
}

const schema = schemaOf(
  field('subject', { label: 'Subject' }),
  field('amount', { type: 'number', label: 'Amount', validation: { required: true, minimum: 5 } }),
  field('due', { label: 'Due', format: 'date' }),
  field('paid', { type: 'boolean', label: 'Paid' }),
  field('address', { type: 'object', label: 'Address', fields: [field('street', { label: 'Street' }), field('city', { label: 'City' })] }),
  field('lines', { type: 'array', label: 'Lines', items: { type: 'object', label: 'Line', fields: [field('sku', { label: 'SKU' })] } }),
)

/** The outputs of earlier steps, which can be dragged onto fields. */
function DraggableReferences() {
  return (
    <ul style={{ margin: 0, padding: 0, listStyle: 'none', font: '13px system-ui', display: 'grid', gap: 6, alignContent: 'start' }}>
      {completions.map(({ label, template, group }) => (
        // Dragging needs a mouse; keyboard users have the list of references.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
        <li
          key={template}
          draggable
          style={{ padding: '4px 10px', border: '1px solid #8888', borderRadius: 6, cursor: 'grab' }}
          onDragStart={(event) => event.dataTransfer.setData('text/plain', template)}
        >
          {group}: {label}
        </li>
      ))}
    </ul>
  )
}

const BesideReferences = (props: ScenarioFormProps) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
    <div style={{ flex: '1 1 320px' }}>
      <ScenarioForm {...props} />
    </div>
    <DraggableReferences />
  </div>
)

/** Any field may refer to the outputs of earlier steps. Decisions §10. */
const meta: Meta<typeof ScenarioForm> = {
  title: 'Scenarios/References',
  component: ScenarioForm,
  args: { schema, templates, onSubmit: fn() },
  render: BesideReferences,
}
export default meta
type Story = StoryObj<typeof ScenarioForm>

/** Drag a reference onto any field, or type two braces. */
export const BesideTheForm: Story = {
  args: { initialValues: { subject: 'Order {{ steps.order.id }}', amount: 20 } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const toggle = await canvas.findByRole('button', { name: 'Expression for Amount' })
    await userEvent.click(toggle)
    await userEvent.type(await canvas.findByLabelText('Amount'), '{{ steps.order.total }}'.replaceAll('{', '{{'))
    await expect(await canvas.findByText('149.90')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ subject: 'Order {{ steps.order.id }}', amount: '{{ steps.order.total }}' }),
      expect.anything(),
    )
  },
}

/** A group, an array and one of its rows as expressions. */
export const WholeLists: Story = {
  args: {
    initialValues: {
      amount: '{{ steps.order.total }}',
      address: '{{ steps.customer.address }}',
      lines: [{ sku: 'A-1' }, '{{ steps.order.lines }}'],
    },
  },
}

/** Expressions in a read-only form. */
export const ReadOnly: Story = {
  args: {
    readOnly: true,
    initialValues: { subject: 'Order {{ steps.order.id }}', amount: '{{ steps.order.total }}', address: '{{ steps.customer.address }}' },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Order 4711')).toBeVisible()
  },
}
