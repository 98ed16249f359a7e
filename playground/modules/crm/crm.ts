import type { Field, FormValues, Schema } from 'moduleform/core'
import { createModule } from 'moduleform/module'
import { chosenId } from '../chosenId.ts'
import { metadata } from '../metadata.ts'
import { objectChoice } from '../objectChoice.ts'
import { objectTypes } from './objectTypes.ts'

/** Creates records in a CRM. The object type loads a new schema, which contains the fields of that type as an array of records. */
export const { fetch: crm } = createModule({
  schema: ({ formData }) => schema(formData),
  content: {
    object_types: () => [...objectTypes].map(([id, { label }]) => objectChoice(id, label)),
    owners: () => owners.map(([id, name]) => objectChoice(id, name)),
    pipelines: () => [
      objectChoice('new_business', 'New business'),
      objectChoice('renewals', 'Renewals'),
      objectChoice('partners', 'Partners'),
    ],
    matching_fields: ({ formData }) => matchingFields(formData).map(({ id, label }) => objectChoice(id, label ?? id)),
  },
})

function schema(formData: FormValues): Schema {
  const type = objectTypes.get(chosenId(formData['object_type']) ?? '')
  if (type === undefined) return { metadata, fields: [connection, objectType] }
  const { label, plural, fields } = type
  const records: Field = {
    id: 'records',
    type: 'array',
    label: plural,
    description: `Each row becomes one ${label.toLowerCase()}.`,
    validation: { required: true },
    items: { type: 'object', label, fields },
  }
  return { metadata, fields: [connection, objectType, records, updateExisting, matchBy] }
}

const connection: Field = {
  id: 'connection',
  type: 'connection',
  label: 'Connection',
  allowed_app_types: ['crm_a', 'crm_b'],
  allowed_connection_management_types: ['managed', 'custom'],
  validation: { required: true },
}

const objectType: Field = {
  id: 'object_type',
  type: 'object',
  label: 'Object type',
  description: 'Determines the fields below.',
  ui_options: { ui_widget: 'SelectWidget' },
  choices: { values: [] },
  content: { type: ['managed'], content_objects: [{ id: 'object_types' }] },
  on_action: { load_schema: true },
  validation: { required: true },
}

const updateExisting: Field = {
  id: 'update_existing',
  type: 'boolean',
  label: 'Update existing records',
  description: 'If off, existing records cause an error.',
  default: true,
  rules: [
    {
      if: { and: [{ id: 'update_existing', operator: 'equal', value: true }] },
      then: { fields: [{ id: 'match_by', apply_as: 'merge', validation: { required: true }, ui_options: { ui_widget: null } }] },
    },
  ],
}

const matchBy: Field = {
  id: 'match_by',
  type: 'object',
  label: 'Match by',
  description: 'A record with the same value in this field counts as the same.',
  ui_options: { ui_widget: 'hidden' },
  choices: { values: [] },
  content: {
    type: ['managed'],
    content_objects: [{ id: 'matching_fields', content_object_depends_on_fields: [{ id: 'object_type' }] }],
  },
}

/** The required text fields of the chosen object type, which identify a record. */
const matchingFields = (formData: FormValues): readonly Field[] =>
  (objectTypes.get(chosenId(formData['object_type']) ?? '')?.fields ?? []).filter(
    ({ type, validation }) => type === 'string' && validation?.required === true,
  )

const owners: readonly (readonly [id: string, name: string])[] = [
  ['u_1041', 'Amara Okafor'],
  ['u_1058', 'Benedikt Sommer'],
  ['u_1063', 'Chiara Romano'],
  ['u_1077', 'Daan Visser'],
  ['u_1090', 'Elif Yildiz'],
  ['u_1102', 'Farah Haddad'],
  ['u_1115', 'Gonzalo Prieto'],
  ['u_1121', 'Hanna Lindqvist'],
]
