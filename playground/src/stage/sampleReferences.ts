import type { TemplateCompletion, Templates } from 'moduleform'

/** Outputs of earlier steps of a made-up workflow, by their reference. */
const outputs: Readonly<Record<string, unknown>> = {
  'order.id': 4711,
  'order.total': 149.9,
  'order.currency': 'EUR',
  'order.paid': true,
  'order.date': '2026-03-31',
  'order.lines': [{ sku: 'A-1', quantity: 2 }],
  'customer.name': 'Ada Lovelace',
  'customer.email': 'ada@example.com',
  'customer.address': { street: '12 St James Square', city: 'London' },
}

const groups: Readonly<Record<string, string>> = { order: 'Order received', customer: 'Customer found' }

const completions = Object.entries(outputs).map(([path, value]): TemplateCompletion => {
  const [step = '', name = ''] = path.split('.')
  return { label: name, template: `{{ steps.${path} }}`, group: groups[step] ?? step, detail: JSON.stringify(value) }
})

const reference = /\{\{\s*steps\.([\w.]+)\s*\}\}/g

/** Sample references: a list of outputs of earlier steps, and a line with the result of an expression. */
export const sampleReferences: Templates = {
  complete: () => completions,
  preview: (template) =>
    template.replace(reference, (whole, path: string) => {
      const value = Object.hasOwn(outputs, path) ? outputs[path] : whole
      return typeof value === 'string' ? value : JSON.stringify(value)
    }),
}
