import type { Choice, Field, FormValues, Schema } from 'moduleform/core'
import { createModule } from 'moduleform/module'
import { chosenId } from '../chosenId.ts'
import { metadata } from '../metadata.ts'
import { objectChoice } from '../objectChoice.ts'
import { wrappedOnly } from '../wrappedOnly.ts'
import { countries } from './countries.ts'
import type { Country } from './country.ts'

const module = createModule({
  schema: ({ formData }) => schema(formData),
  content: {
    countries: () => [...countries.values()].map(({ id, label }) => objectChoice(id, label)),
    states_by_country: ({ formData }) =>
      Object.entries(countryOf(formData)?.divisions ?? {})
        .map(([id, [name]]) => objectChoice(id, name))
        .sort(byLabel),
    cities_by_state: ({ formData }) =>
      citiesOf(formData).map((city) => objectChoice(city.toLowerCase().replaceAll(/[^\p{L}]+/gu, '_'), city)),
  },
})

/** A delivery address: country, then state, then city, each from `/content`. Accepts only requests wrapped in `data`. */
export const places = wrappedOnly(module.fetch)

const countryOf = (formData: FormValues): Country | undefined => countries.get(chosenId(formData['country']) ?? '')

/** Empty for a state of another country, which is an unknown selection. Specification 4.2. */
function citiesOf(formData: FormValues): readonly string[] {
  const division = countryOf(formData)?.divisions[chosenId(formData['state']) ?? '']
  return division?.[1] ?? []
}

const byLabel = (one: Choice, other: Choice) => one.label.localeCompare(other.label, 'en')

function schema(formData: FormValues): Schema {
  const chosen = countryOf(formData)
  return {
    metadata,
    fields: [recipient, country, state(chosen), city, street, postalCode(chosen), instructions],
    ui_options: { ui_order: order },
  }
}

const order = ['recipient', 'country', 'state', 'city', 'street', 'postal_code', 'instructions']

const recipient: Field = { id: 'recipient', type: 'string', label: 'Recipient', validation: { required: true, max_length: 70 } }

const country: Field = {
  id: 'country',
  type: 'object',
  label: 'Country',
  ui_options: { ui_widget: 'SelectWidget' },
  choices: { values: [] },
  content: { type: ['managed'], content_objects: [{ id: 'countries' }] },
  on_action: { load_schema: true },
  validation: { required: true },
}

/** With the label that the chosen country uses. */
const state = (chosen: Country | undefined): Field => ({
  id: 'state',
  type: 'object',
  label: chosen?.divisionLabel ?? 'State or province',
  ui_options: { ui_widget: 'SelectWidget' },
  choices: { values: [] },
  content: {
    type: ['managed'],
    content_objects: [{ id: 'states_by_country', content_object_depends_on_fields: [{ id: 'country' }] }],
  },
  on_action: { load_schema: true },
  validation: { required: true },
})

const city: Field = {
  id: 'city',
  type: 'object',
  label: 'City',
  ui_options: { ui_widget: 'SelectWidget' },
  choices: { values: [] },
  content: {
    type: ['managed'],
    content_objects: [{ id: 'cities_by_state', content_object_depends_on_fields: [{ id: 'country' }, { id: 'state' }] }],
  },
  validation: { required: true },
}

const street: Field = {
  id: 'street',
  type: 'string',
  label: 'Street',
  validation: { required: true, max_length: 100 },
  ui_options: { ui_layout: { type: 'horizontal', elements: ['street', 'postal_code'] } },
}

/** With the pattern of the chosen country. */
function postalCode(chosen: Country | undefined): Field {
  const field: Field = { id: 'postal_code', type: 'string', label: 'Postal code', validation: { required: true, max_length: 10 } }
  if (chosen === undefined) return field
  const { pattern, example } = chosen.postalCode
  return {
    ...field,
    validation: { required: true, pattern },
    validation_messages: { pattern: `Write it as in ${chosen.label}, such as ${example}` },
  }
}

const instructions: Field = {
  id: 'instructions',
  type: 'string',
  label: 'Delivery instructions',
  ui_options: { ui_widget: 'textarea' },
  validation: { max_length: 500 },
}
