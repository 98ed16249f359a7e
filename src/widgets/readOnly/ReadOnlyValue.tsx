'use client'

import type { WidgetProps, Widget } from '../../react/widgetProps.ts'
import type { ReadableWidget } from '../../react/field/renderField.tsx'
import { readOnlyContents } from './readOnlyContents.tsx'
import { useClassName } from '../../react/classNames.ts'

/** A value as text, labelled by its label. The form can focus it, but it is not in the tab order. */
export function ReadOnlyValue(props: WidgetProps) {
  const classOf = useClassName()
  const { id, labelId, describedBy, control, secret, messages } = props
  const content = readOnlyContents[secret ? 'password' : control]?.(props)
  return (
    // A <fieldset> would need a legend in addition to the label above.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div className={classOf('read')} role="group" id={id} tabIndex={-1} aria-labelledby={labelId} aria-describedby={describedBy}>
      {content ?? (
        <span className="mf-read-empty">
          <span aria-hidden="true">–</span>
          <span className="mf-visually-hidden">{messages.emptyValue}</span>
        </span>
      )}
    </div>
  )
}

/**
 * A widget that shows its value as plain text in a read-only form: nothing looks editable, everything can be selected and copied, and long
 * values are not cut.
 */
export const readable = (Editable: Widget): ReadableWidget =>
  Object.assign(
    function Readable(props: WidgetProps) {
      return props.readOnly ? <ReadOnlyValue {...props} /> : <Editable {...props} />
    },
    { editable: Editable },
  )
