import type { FieldNode, Plan } from '../plan/plan.ts'
import { type FormView, dropOff, evaluateRules } from '../rules/evaluateRules.ts'
import type { FormValues } from '../schema/wire.ts'
import { getValue, formatPointer, type Path } from '../values/path.ts'
import { staticChoices } from './checkChoices.ts'
import { validateField, type FieldIssue, type ValidationOptions } from './validateField.ts'
import { isRow } from '../plan/templates.ts'
import { isJsonObject, type JsonObject, ownValue, setOwn } from '../schema/json.ts'
import type { Shape } from '../schema/fieldTypes.ts'
import { isBlankRow } from '../values/isEmpty.ts'

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
export function readSubmission(root: FieldNode, view: FormView, formData: JsonObject, keepsOff: boolean): Submission {
  const strangers: Path[] = []

  const readAt = (path: Path, value: unknown): unknown => {
    const node = view.nodeAt(formatPointer(path))
    // The walk comes from above, so that a field is off where it is so by itself.
    if (value === undefined || node === undefined || (node.hidden && node.switchable && !keepsOff)) return undefined
    return byShape[node.shape](node, path, value)
  }

  const readGroup = (node: FieldNode, path: Path, value: unknown): unknown => {
    if (!isJsonObject(value)) return value
    const data: Record<string, unknown> = {}
    for (const { id } of node.children) {
      const child = readAt([...path, id], ownValue(value, id))
      if (child !== undefined) setOwn(data, id, child)
    }
    for (const key of Object.keys(value)) {
      if (node.childById.has(key)) continue
      if (node.leftOut) setOwn(data, key, value[key])
      else strangers.push([...path, key])
    }
    // A group goes with its last value; a row stays, and so does the form.
    return Object.keys(data).length > 0 || isRow(node.template) || path.length === 0 ? data : undefined
  }

  const readRows = (_node: FieldNode, path: Path, value: unknown): unknown => {
    if (!Array.isArray(value)) return value
    return value.flatMap((item: unknown, index) => {
      const at = [...path, index]
      const row = readAt(at, item)
      const definition = view.nodeAt(formatPointer(at))?.definition ?? {}
      return row === undefined || isBlankRow(definition, row) ? [] : [row]
    })
  }

  const byShape: Readonly<Record<Shape, (node: FieldNode, path: Path, value: unknown) => unknown>> = {
    value: (_node, _path, value) => value,
    group: readGroup,
    rows: readRows,
    nothing: (_node, path) => {
      strangers.push(path)
    },
  }

  const data = readGroup(root, [], formData)
  return { data: isJsonObject(data) ? data : {}, strangers }
}
