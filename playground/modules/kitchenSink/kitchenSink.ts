import type { Field, FormValues, Schema } from 'moduleform/core'
import { createModule } from 'moduleform/module'
import { metadata } from '../metadata.ts'
import { objectChoice } from '../objectChoice.ts'
import { textChoice } from '../textChoice.ts'
import { billingSection } from './billingSection.ts'
import { choiceSection } from './choiceSection.ts'
import { codeSection } from './codeSection.ts'
import { connectionSection } from './connectionSection.ts'
import { deliverySection } from './deliverySection.ts'
import { limitSection } from './limitSection.ts'
import { textSection } from './textSection.ts'

/** Publishes a feed of changes, and uses all of the specification: each row of its sections 2.3 to 2.11 occurs. */
export const { fetch: kitchenSink } = createModule({
  schema: ({ formData }) => schema(formData),
  content: {
    regions: () => [...offices].map(([id, { label }]) => textChoice(id, label)),
    offices_by_region: ({ formData }) =>
      regionsOf(formData).flatMap((region) => offices.get(region)?.cities.map((city) => objectChoice(city.toLowerCase(), city)) ?? []),
  },
})

/** If several regions are chosen, there is one more field. */
function schema(formData: FormValues): Schema {
  const fields = [textSection, limitSection, choiceSection, connectionSection, codeSection, deliverySection, billingSection]
  const several = regionsOf(formData).length > 1
  return { metadata, fields: several ? [...fields, routing] : fields, ui_options: { ui_order: several ? [...order, routing.id] : order } }
}

const order = ['feed', 'audience', 'limits', 'store', 'delivery', 'templates', 'billing']

const routing: Field = {
  id: 'region_order',
  type: 'string',
  label: 'Which region is served first',
  default: 'parallel',
  ui_options: { ui_widget: 'SelectWidget' },
  choices: { values: [textChoice('parallel', 'All at once'), textChoice('listed', 'In the order chosen')] },
}

const offices: ReadonlyMap<string, { readonly label: string; readonly cities: readonly string[] }> = new Map([
  ['africa', { label: 'Africa', cities: ['Accra', 'Nairobi'] }],
  ['americas', { label: 'Americas', cities: ['Austin', 'Bogotá', 'Toronto'] }],
  ['asia', { label: 'Asia', cities: ['Osaka', 'Pune', 'Singapore'] }],
  ['europe', { label: 'Europe', cities: ['Graz', 'Lyon', 'Porto', 'Utrecht'] }],
])

function regionsOf(formData: FormValues): string[] {
  const audience = formData['audience']
  const regions: unknown = typeof audience === 'object' && audience !== null && 'regions' in audience ? audience.regions : undefined
  return Array.isArray(regions) ? regions.filter((region) => typeof region === 'string') : []
}
