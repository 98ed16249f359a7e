import { descriptionId } from '../../react/field/domId.ts'
import type { WidgetProps } from '../../react/widgetProps.ts'

/** The `aria-describedby` of a control that renders its own description: the form's notes and that description. */
export const describedByOwn = ({ id, field, describedBy }: Pick<WidgetProps, 'id' | 'field' | 'describedBy'>) =>
  [describedBy, field.description !== undefined && descriptionId(id)].filter(Boolean).join(' ') || undefined
