import type { WidgetProps } from '../../react/widgetProps.ts'

/** DOM id of the description in a card's header. */
export const descriptionId = (labelId: string): string => `${labelId}-description`

/** What describes a card: the description in its header and, below it, its error. */
export const descriptionIds = ({
  labelId,
  field,
  invalid,
  describedBy,
}: Pick<WidgetProps, 'labelId' | 'field' | 'invalid' | 'describedBy'>) =>
  [field.description === undefined ? undefined : descriptionId(labelId), invalid ? describedBy : undefined].filter(Boolean).join(' ') ||
  undefined
