import type { FieldNode } from '../plan/plan.ts'
import { isRow } from '../plan/templates.ts'
import type { FormView } from '../rules/createFormView.ts'
import { isJsonObject, type JsonObject, ownValue, setOwn } from '../schema/json.ts'
import type { Shape } from '../schema/fieldTypes.ts'
import { isBlankRow } from '../values/isBlankRow.ts'
import { formatPointer, type Path } from '../values/path.ts'

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
    for (const key of Object.keys(value)) if (!node.childById.has(key)) strangers.push([...path, key])
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
