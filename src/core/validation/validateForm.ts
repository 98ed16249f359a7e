import type { FieldNode, Plan } from '../plan/plan.ts'
import type { FormView } from '../rules/createFormView.ts'
import { dropOff } from '../rules/dropOff.ts'
import { evaluateRules } from '../rules/evaluateRules.ts'
import type { FormValues } from '../schema/wire.ts'
import { getValue } from '../values/getValue.ts'
import { formatPointer, type Path } from '../values/path.ts'
import { staticChoices } from './staticChoices.ts'
import { validateField, type FieldIssue, type ValidationOptions } from './validateField.ts'

/** A broken rule and the field that breaks it. */
interface FormIssue extends FieldIssue {
  readonly path: Path
}

/** What is wrong with form data, and what nobody can say. */
export interface FormReport {
  readonly issues: readonly FormIssue[]
  /** Fields whose pattern cannot be run. */
  readonly unchecked: readonly Path[]
  /** Some pattern is being decided: ask again when `matchPattern` knows. */
  readonly isPending: boolean
}

/**
 * Checks plain form data as a submit does: every field that is not hidden, by the definition its rules leave it with, in the order
 * shown; one issue a field, the group or list before what is in it. Children of a group are checked whether it has a value or not, those
 * of an unfit value are not. Values outside of choices that are loaded are no issue. `view`: what the rules make of these data.
 * Decisions §4 and §8.
 *
 * @example
 * const matchPattern = (pattern: string, text: string) => compilePattern(pattern)?.test(text) ?? true
 * validateForm(plan, { name: '' }, { matchPattern }).issues // [{ path: ['name'], rule: 'required', message: 'Fill in this field.' }]
 */
export const validateForm = (
  plan: Plan,
  formData: FormValues,
  options: ValidationOptions,
  view: FormView = evaluateRules(plan, formData),
): FormReport => {
  const issues: FormIssue[] = []
  const unchecked: Path[] = []
  let isPending = false

  const checkBelow = (node: FieldNode, path: Path): void => {
    for (const segment of segmentsBelow(node, getValue(formData, path))) checkAt([...path, segment])
  }

  const checkAt = (path: Path): void => {
    const node = view.nodeAt(formatPointer(path))
    if (!node || node.hidden) return
    const found = validateField(node, { value: valueOf(node, path), choices: staticChoices(node) }, options)
    if (found === 'unchecked') unchecked.push(path)
    else if (found === 'pending') isPending = true
    else if (found) issues.push({ path, ...found })
    if (typeof found !== 'object' || found.rule !== 'type') checkBelow(node, path)
  }

  /** Of a group or list only what counts: neither what is off in it nor what has no field. */
  const valueOf = ({ shape }: FieldNode, path: Path): unknown => {
    const value = getValue(formData, path)
    return shape === 'value' ? value : dropOff(value, formatPointer(path), view)
  }

  checkBelow(plan.root, [])
  return { issues, unchecked, isPending }
}

const segmentsBelow = (node: FieldNode, value: unknown): Path => {
  if (node.shape === 'group') return node.children.map(({ id }) => id)
  return node.shape === 'rows' && Array.isArray(value) ? value.map((_, index) => index) : []
}
