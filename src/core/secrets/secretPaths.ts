import type { Definition } from '../schema/model.ts'
import { parentAddress, type Template } from '../values/path.ts'

/** What stands in place of a secret. */
export const mask = '•••'

/** Templates of the fields that hold secrets; all below them is secret too. */
export type SecretPaths = ReadonlySet<Template>

/** Somewhere in a schema: in the base, or in an effect of a rule. */
interface PlacedDefinition {
  readonly definition: Definition
  readonly template: Template
}

/** The widget that makes a field secret, read from JSON that nobody has parsed. Decisions §7. */
export const isPassword = ({ ui_options: options }: Readonly<Record<string, unknown>>): boolean =>
  typeof options === 'object' && options !== null && 'ui_widget' in options && options.ui_widget === 'password'

/**
 * Which fields are secret: those with the password widget in the base or by any effect, whether it holds or not, and those that were it
 * before, since what was once typed as a password stays one. Decisions §7.
 */
export const findSecretPaths = (definitions: readonly PlacedDefinition[], before: SecretPaths): SecretPaths => {
  const found = definitions.filter(({ definition }) => isPassword(definition)).map(({ template }) => template)
  return found.every((template) => before.has(template)) ? before : new Set([...before, ...found])
}

/** Whether a field is secret, by itself or because it lies in one that is. */
export const isSecretPath = (secrets: SecretPaths, template: Template): boolean => {
  for (let at = template; at !== ''; at = parentAddress(at)) if (secrets.has(at)) return true
  return false
}

/** Whether a secret field lies below a template: a control over the whole then shows that too. */
export const holdsSecret = (secrets: SecretPaths, template: Template): boolean => {
  for (const secret of secrets) if (secret.startsWith(`${template}/`)) return true
  return false
}

/** The texts and numbers in a value, at any depth. */
export const leavesOf = (value: unknown): string[] => {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : []
}
