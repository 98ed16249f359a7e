import type { Field } from 'moduleform/core'

/** A connection of any kind in the specification. Specification 2.4. */
export const connectionSection: Field = {
  id: 'store',
  type: 'connection',
  label: 'Where deliveries are kept',
  allowed_app_types: ['crm_a', 'crm_b', 'sql_a', 'sql_b', 'custom_api'],
  allowed_connection_management_types: ['managed', 'custom'],
}
