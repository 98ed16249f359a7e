import type { Schema } from 'moduleform/core'
import { createModule } from 'moduleform/module'
import { metadata } from '../metadata.ts'
import { textChoice } from '../textChoice.ts'
import { endFields } from './endFields.ts'
import { failureFields } from './failureFields.ts'
import { whenFields } from './whenFields.ts'

/** Runs a job at set times. Everything that changes in this form changes by rules: no field loads a new schema. */
export const { fetch: schedule } = createModule({
  schema: () => form,
  content: {
    time_zones: () => Intl.supportedValuesOf('timeZone').map((zone) => textChoice(zone, zone.replaceAll('_', ' '))),
  },
})

const form: Schema = {
  metadata,
  fields: [
    { id: 'name', type: 'string', label: 'Name of the job', validation: { required: true, min_length: 3, max_length: 60 } },
    ...whenFields,
    ...endFields,
    ...failureFields,
  ],
}
