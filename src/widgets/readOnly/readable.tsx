import type { ReadableWidget } from '../../react/field/editableOf.ts'
import type { Widget, WidgetProps } from '../../react/widgetProps.ts'
import { ReadOnlyValue } from './ReadOnlyValue.tsx'

/**
 * A widget that shows its value as text where the form is read-only: nothing there looks as if it could be edited, all of it can be
 * selected and copied, and long values are not cut.
 */
export const readable = (Editable: Widget): ReadableWidget =>
  Object.assign(
    function Readable(props: WidgetProps) {
      return props.readOnly ? <ReadOnlyValue {...props} /> : <Editable {...props} />
    },
    { editable: Editable },
  )
