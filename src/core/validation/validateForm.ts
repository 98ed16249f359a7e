import type { FieldNode, Plan } from '../plan/plan.ts'
import { evaluateRules } from '../rules/evaluateRules.ts'
import type { FormValues } from '../schema/wire.ts'
import { getValue } from '../values/getValue.ts'
import { formatPointer, type Path } from '../values/path.ts'
import { staticChoices } from './staticChoices.ts'
import { validateField, type FieldIssue, type ValidationOptions } from './validateField.ts'

/** A broken rule and the field that breaks it. */
export interface FormIssue extends FieldIssue {
  readonly path: Path
}

/** Options of `validateForm`: it answers at once and of issues alone, so patterns have to be matched, and at once. */
export interface FormValidationOptions extends ValidationOptions {
  readonly matchPattern: (pattern: string, text: string) => boolean
}

/**
 * Checks plain form data as a submit does: every field that is not hidden, by the definition its rules leave it with, in the order
 * shown; one issue a field, the group or list before what is in it. Children of a group are checked whether it has a value or not, those
 * of an unfit value are not. Values outside of choices that are loaded are no issue, and neither are those whose pattern is too long to be
 * checked. Decisions §4 and §8.
 *
 * @example
 * const matchPattern = (pattern: string, text: string) => compilePattern(pattern)?.test(text) ?? true
 * validateForm(plan, { name: '' }, { matchPattern }) // [{ path: ['name'], rule: 'required', message: 'Fill in this field.' }]
 */
export const validateForm = (plan: Plan, formData: FormValues, options: FormValidationOptions): readonly FormIssue[] => {
  const view = evaluateRules(plan, formData)

  const issuesBelow = (node: FieldNode, path: Path): readonly FormIssue[] =>
    segmentsBelow(node, getValue(formData, path)).flatMap((segment) => issuesAt([...path, segment]))

  const issuesAt = (path: Path): readonly FormIssue[] => {
    const node = view.nodeAt(formatPointer(path))
    if (!node || node.hidden) return []
    const issue = validateField(node, { value: getValue(formData, path), choices: staticChoices(node) }, options)
    const own = issue === undefined || typeof issue === 'string' ? [] : [{ path, ...issue }]
    return own[0]?.rule === 'type' ? own : [...own, ...issuesBelow(node, path)]
  }

  return issuesBelow(plan.root, [])
}

const segmentsBelow = (node: FieldNode, value: unknown): Path => {
  if (node.shape === 'group') return node.children.map(({ id }) => id)
  return node.shape === 'rows' && Array.isArray(value) ? value.map((_, index) => index) : []
}
