import type { Choice } from '../../src/core/schema/wire.ts'

const labels =
  'Account Activity Address Appointment Asset Campaign Case Company Contact Contract Currency Deal Document Email Event Invoice Lead Note Order Payment Price Product Quote Task Team Ticket User'

/** Labels whose values are different texts, as modules send them. */
export const objectTypes: readonly Choice[] = [
  ...labels.split(' ').map((label) => ({ label, value: label.toLowerCase() })),
  { label: 'Email content', value: 'email_content' },
]

/** Objects as values, some with a description. */
export const states: readonly Choice[] = [
  { value: { id: 'on', label: 'Ontario' }, label: 'Ontario', description: 'Capital Toronto, two time zones' },
  { value: { id: 'qc', label: 'Québec' }, label: 'Québec', description: 'Capital Québec City' },
  { value: { id: 'nl', label: 'Newfoundland and Labrador' }, label: 'Newfoundland and Labrador' },
]

export const manyChoices: readonly Choice[] = Array.from({ length: 10_000 }, (_, index) => ({
  label: `Item ${index.toLocaleString('en')}`,
  value: `item-${index}`,
}))

/** Texts as long as in real schemas. */
export const longChoices: readonly Choice[] = [
  {
    label: 'Send a notification to everyone who follows the record, including former owners',
    value: 'notify_followers_and_former_owners_of_record',
  },
  { label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft', value: 'long_word' },
  { label: 'Short', value: 'short' },
]
