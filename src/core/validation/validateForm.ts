import type { JsonField, JsonForm } from '../rules/evaluateRules.ts'
import { fieldsOf, isOffItself, isShown, readField, segmentsBelow } from '../rules/readFields.ts'
import { isJsonObject, type JsonObject } from '../schema/json.ts'
import { isEmpty } from '../values/isEmpty.ts'
import type { Path } from '../values/path.ts'
import { staticChoices } from './validators.ts'
import { validateField, type FieldIssue, type ValidationOptions } from './validateField.ts'

/** A violated rule with its field. */
interface FormIssue extends FieldIssue {
  readonly path: Path
}

/** The errors of form data, and what could not be decided. */
export interface FormReport {
  readonly issues: readonly FormIssue[]
  /** Fields whose pattern cannot be run. */
  readonly unchecked: readonly Path[]
  /** Some pattern is being matched: validate again when `matchPattern` has the answer. */
  readonly isPending: boolean
}

/**
 * Validates plain form data like a submit: every visible field, by its definition with rule effects, in the order of the form; one issue
 * per field, a group or list before its fields. The children of a group are validated even if it has another value. A value missing in
 * loaded choices is no issue. Decisions §4 and §8.
 *
 * @example
 * const matchPattern = (pattern: string, text: string) => compilePattern(pattern)?.test(text) ?? true
 * validateForm(evaluateJsonForm(plan, { name: '' }), { matchPattern }).issues // [{ path: ['name'], rule: 'required', message: 'This field is required.' }]
 */
export function validateForm({ tree, root }: JsonForm, options: ValidationOptions): FormReport {
  const issues: FormIssue[] = []
  const unchecked: Path[] = []
  let isPending = false
  for (const field of fieldsOf(tree, root, isShown)) {
    const { node } = field
    if (field.expression && !isEmpty(field.value)) continue
    const value = node.shape === 'value' ? field.value : readField(tree, field, { skipsOff: true })
    const found = validateField(node, { value, choices: staticChoices(node) }, options)
    if (found === 'unchecked') unchecked.push(field.path)
    else if (found === 'pending') isPending = true
    else if (found) issues.push({ path: field.path, ...found })
  }
  return { issues, unchecked, isPending }
}

/** The data that a submit would hand over, and the paths of values without a field. */
export interface Submission {
  readonly data: JsonObject
  /** Paths of values without a field. */
  readonly strangers: readonly Path[]
}

/**
 * Reads plain form data like a submit: without fields that are off, unless `keepsOff`, without blank rows of single values, and without
 * values that have no field. A value that does not fit its field stays unchanged. No defaults are added, since these belong to a form that
 * opens. Decisions §2 and §4.
 */
export function readSubmission({ tree, root }: JsonForm, keepsOff: boolean): Submission {
  const data = readField(tree, root, { skipsOff: !keepsOff, skipsBlank: true })
  return { data: isJsonObject(data) ? data : {}, strangers: [...strangersIn(tree, root, keepsOff)] }
}

/** The paths of values inside a field that have no field. */
function* strangersIn(tree: JsonForm['tree'], field: JsonField, keepsOff: boolean): Generator<Path> {
  const { node, json, path } = field
  if (json === undefined || (!keepsOff && isOffItself(field))) return
  if (node.shape === 'nothing') yield path
  for (const segment of field.value === undefined ? segmentsBelow(field) : []) {
    const child = tree.childOf(field, segment)
    if (child !== undefined) yield* strangersIn(tree, child, keepsOff)
  }
  if (node.shape === 'group' && !node.leftOut) for (const [id] of tree.strangersOf(field)) yield [...path, id]
}
