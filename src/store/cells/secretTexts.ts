import { anyRow, childAddress, type Path, type Template } from '../../core/values/path.ts'
import { isSecretPath, leavesOf } from '../../core/secrets/secretPaths.ts'
import { isJsonObject } from '../../core/schema/json.ts'
import type { FormState } from '../formState.ts'
import { pathOf } from './pathOf.ts'
import type { SetAsideValue } from './cell.ts'

/** The template of a path that may have no field: all rows share one template. */
const templateOf = (path: Path): Template =>
  path.reduce<Template>((at, segment) => (typeof segment === 'number' ? `${at}/${anyRow}` : childAddress(at, segment)), '')

/** Whether a value set aside is, or contains, something that was ever a password. */
export function isSecretAside({ plan }: FormState, path: Path, { value, cell }: SetAsideValue): boolean {
  const template = templateOf(path)
  return cell?.node.secret === true || isSecretPath(plan.secrets, template) || hasSecretIn(plan.secrets, value, template)
}

function hasSecretIn(secrets: FormState['plan']['secrets'], value: unknown, at: Template): boolean {
  if (secrets.size === 0) return false
  if (secrets.has(at)) return true
  if (Array.isArray(value)) return value.some((row) => hasSecretIn(secrets, row, `${at}/${anyRow}`))
  return isJsonObject(value) && Object.keys(value).some((key) => hasSecretIn(secrets, value[key], childAddress(at, key)))
}

/** The passwords in a form, including those in values set aside. */
export function heldSecrets(state: FormState): readonly string[] {
  if (state.plan.secrets.size === 0) return []
  const held = [...state.cells.values()]
    .filter(({ node }) => node.secret)
    .map(({ value, text, otherSide }) => [value, text, otherSide?.value, otherSide?.text])
  const aside = [...state.setAside].flatMap(([address, all]) =>
    all.filter((kept) => isSecretAside(state, pathOf(state, address), kept)).map(({ value, text }) => [value, text]),
  )
  return leavesOf([held, aside])
}
