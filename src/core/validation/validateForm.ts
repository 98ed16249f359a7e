import type { JsonField, JsonForm } from '../rules/evaluateRules.ts'
import { fieldsOf, isOffItself, isShown, readField, segmentsBelow } from '../rules/readFields.ts'
import { isJsonObject, type JsonObject } from '../schema/json.ts'
import { isEmpty } from '../values/isEmpty.ts'
import type { Path } from '../values/path.ts'
import { staticChoices } from './validators.ts'
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
 * shown; one issue a field, the group or list before what is in it. Children of a group are checked whatever stands in its place.
 * Values outside of choices that are loaded are no issue. Decisions §4 and §8.
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

/** What a submit hands over of form data, and which values it has no field for. */
export interface Submission {
  readonly data: JsonObject
  /** Paths of values that no field describes. */
  readonly strangers: readonly Path[]
}

/**
 * Reads plain form data as a submit does: without fields that are off, unless `keepsOff`, without blank rows of single values, without what
 * no field describes. What does not fit its field stays as it is. Nothing is added: defaults are for a form that opens. Decisions §2 and §4.
 */
export function readSubmission({ tree, root }: JsonForm, keepsOff: boolean): Submission {
  const data = readField(tree, root, { skipsOff: !keepsOff, skipsBlank: true })
  return { data: isJsonObject(data) ? data : {}, strangers: [...strangersIn(tree, root, keepsOff)] }
}

/** The paths of values in a field that none describes. */
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
