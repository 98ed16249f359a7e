import type { FieldNode } from '../../../core/plan/plan.ts'

/** The type that stores one choice of a field: its own, of a multi-select that of its `items`. */
export const optionType = ({ control, definition }: FieldNode): string | undefined =>
  control === 'MultiSelect' ? (definition.items?.type ?? 'string') : definition.type
