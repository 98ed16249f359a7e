import { descriptionId } from '../../react/field/domId.ts'
import type { WidgetProps } from '../../react/widgetProps.ts'

/** What describes a control that draws its own description: what the form has to say of it, and that. */
export const describedByOwn = ({ id, field, describedBy }: Pick<WidgetProps, 'id' | 'field' | 'describedBy'>) =>
  [describedBy, field.description !== undefined && descriptionId(id)].filter(Boolean).join(' ') || undefined
