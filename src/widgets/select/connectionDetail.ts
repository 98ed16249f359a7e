import type { Choice } from '../../core/schema/wire.ts'

/** Kind and management of a connection, as in `crm_a, managed`. */
export const connectionDetail = ({ value }: Choice): string => {
  if (typeof value !== 'object' || value === null) return ''
  const parts = ['app_type' in value && value.app_type, 'connection_management_type' in value && value.connection_management_type]
  return parts.filter((part) => typeof part === 'string' && part !== '').join(', ')
}
