import type { Definition } from '../schema/model.ts'
import { parentAddress, type Template } from '../values/path.ts'

/** The replacement for a secret. */
export const mask = '•••'

/** Templates of secret fields; all fields below them are secret too. */
export type SecretPaths = ReadonlySet<Template>

/** A definition in the base schema, or in an effect of a rule. */
interface PlacedDefinition {
  readonly definition: Definition
  readonly template: Template
}

/** The widget that makes a field secret, in JSON that is not parsed. Decisions §7. */
export const isPassword = ({ ui_options: options }: Readonly<Record<string, unknown>>): boolean =>
  typeof options === 'object' && options !== null && 'ui_widget' in options && options.ui_widget === 'password'

/**
 * The secret fields: those with the password widget in the base or by any effect, whether active or not, and those that were secret before,
 * since a value typed as a password remains one. Decisions §7.
 */
export const findSecretPaths = (definitions: readonly PlacedDefinition[], before: SecretPaths): SecretPaths => {
  const found = definitions.filter(({ definition }) => isPassword(definition)).map(({ template }) => template)
  return found.every((template) => before.has(template)) ? before : new Set([...before, ...found])
}

/** Whether a field is secret, itself or by a field around it. */
export const isSecretPath = (secrets: SecretPaths, template: Template): boolean => {
  for (let at = template; at !== ''; at = parentAddress(at)) if (secrets.has(at)) return true
  return false
}

/** Whether a secret field lies below a template: a control for the whole value would show it. */
export const holdsSecret = (secrets: SecretPaths, template: Template): boolean => {
  for (const secret of secrets) if (secret.startsWith(`${template}/`)) return true
  return false
}

/** The texts and numbers in a value, at any depth. */
export const leavesOf = (value: unknown): string[] => {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : []
}
