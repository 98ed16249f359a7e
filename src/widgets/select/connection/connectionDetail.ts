import type { Choice } from '../../../core/schema/wire.ts'
import type { FormTexts } from '../../../react/uiMessages.ts'

const keyOf = (value: unknown, key: string): string => {
  // `as`: an object may have any key, and its value is checked below.
  const found = typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[key] : undefined
  return typeof found === 'string' ? found : ''
}

/** The kind of a connection, as in `crm_a`; `''` where it has none. */
export const appTypeOf = ({ value }: Choice): string => keyOf(value, 'app_type')

/** Who manages the credentials of a connection: `managed` or `custom`, or another text of the host. Specification 2.4. */
export const managementTypeOf = ({ value }: Choice): string => keyOf(value, 'connection_management_type')

/** Kind and management of a connection, as in `crm_a, managed`. A locale may provide `joinFacts` before the default texts are loaded. */
export const connectionDetail = (
  choice: Choice,
  { managementTypes, joinFacts }: Pick<FormTexts, 'managementTypes' | 'joinFacts'>,
): string => {
  const management = managementTypeOf(choice)
  const words: Readonly<Record<string, string>> = managementTypes
  const facts = [appTypeOf(choice), (Object.hasOwn(words, management) && words[management]) || management].filter(Boolean)
  return joinFacts?.(facts) || facts.join(', ')
}
