import type { IndexedField } from '../../plan/fieldIndex.ts'
import { ancestorsOf, type FieldNode, isRow } from '../../plan/plan.ts'
import type { Template } from '../../values/path.ts'
import { bySubject } from '../bySubject.ts'
import type { Subject } from '../subject.ts'

export interface PlacedField extends IndexedField {
  readonly node: FieldNode
  /** It is the `items` of an array. */
  readonly isItems: boolean
  /** Hidden itself or inside something hidden, and no rule can show it. Decisions §4. */
  readonly isConstant: boolean
}

/** The fields of a schema that have an effect: fields inside a select or a code editor are part of its value. */
export const findFields = bySubject((subject) =>
  subject.index.fields.flatMap((field): PlacedField[] => {
    const node = subject.plan.nodes.get(field.template)
    return node ? [{ ...field, node, isItems: isRow(field.template), isConstant: isConstant(subject, field.template) }] : []
  }),
)

/** Whether a field is never visible. */
export const isConstant = ({ plan }: Subject, template: Template): boolean =>
  [template, ...ancestorsOf(template)].some((one) => {
    const node = plan.nodes.get(one)
    return node !== undefined && node.hidden && !node.switchable
  })
