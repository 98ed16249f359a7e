import type { Definition } from '../core/schema/model.ts'
import { findSecrets, idsOfPaths, maskSecrets } from '../core/secrets/maskJson.ts'
import { holdsSecret, isSecretPath, mask } from '../core/secrets/secretPaths.ts'
import { undetermined } from '../core/values/expressions.ts'
import { isEmpty } from '../core/values/isEmpty.ts'
import type { Template } from '../core/values/path.ts'
import { heldSecrets } from '../store/cells/secretTexts.ts'
import type { FormState } from '../store/formState.ts'

/** The value at a template: masked if it is a password, or contains one. */
export function shownValue({ plan: { secrets } }: FormState, template: Template, value: unknown): unknown {
  if (value === undetermined) return undefined
  return !isEmpty(value) && (isSecretPath(secrets, template) || holdsSecret(secrets, template)) ? mask : value
}

/** A definition without the defaults of password fields, and without what rules compare them with. */
export const shownDefinition = ({ plan: { secrets } }: FormState, template: Template, definition: Definition): Definition => {
  const isSecret = isSecretPath(secrets, template)
  const own = isSecret && definition.default !== undefined ? { ...definition, default: mask } : definition
  // `as`: masking changes only leaves.
  return secrets.size === 0 ? own : (maskSecrets(own, { ids: idsOfPaths(secrets), texts: [] }) as Definition)
}

/** Data about a form, with every text masked that is a value, a default or an operand of a password field. */
export function withoutSecretTexts<Told>(state: FormState, told: Told): Told {
  if (state.plan.secrets.size === 0) return told
  const texts = [...heldSecrets(state), ...findSecrets([state.plan.schema], state.plan.secrets).texts]
  // `as`: masking changes only leaves.
  return maskSecrets(told, { ids: new Set(), texts }) as Told
}
