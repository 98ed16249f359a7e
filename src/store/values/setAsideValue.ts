import type { FieldNode } from '../../core/plan/plan.ts'

/** A value that has no place now. It returns with a field that it fits. Decisions §2. */
export interface SetAsideValue {
  readonly value: unknown
  /** Text that did not read as a value, as typed. */
  readonly text: string | undefined
  /** Row keys of an array, so that its rows return in their order. */
  readonly rows: readonly string[] | undefined
  /** Type of the field that held it; absent where no field ever did. */
  readonly type: string | undefined
  /** The field that held it, as it was then, for its label and its choices. */
  readonly field?: FieldNode
}
