'use client'

import type { WidgetProps } from '../../react/widgetProps.ts'
import { readOnlyContents } from './readOnlyContents.tsx'
import { usePart } from '../../react/usePart.ts'

/** A value as text, named by its label. It can be given the focus by the form and is no stop of the Tab key. */
export function ReadOnlyValue(props: WidgetProps) {
  const part = usePart()
  const { id, labelId, describedBy, control, secret, messages } = props
  const content = readOnlyContents[secret ? 'password' : control]?.(props)
  return (
    // A <fieldset> would need a legend of its own beside the label that stands above.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div className={part('read')} role="group" id={id} tabIndex={-1} aria-labelledby={labelId} aria-describedby={describedBy}>
      {content ?? (
        <span className="mf-read-empty">
          <span aria-hidden="true">–</span>
          <span className="mf-visually-hidden">{messages.emptyValue}</span>
        </span>
      )}
    </div>
  )
}
