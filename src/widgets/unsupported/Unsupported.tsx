'use client'

import type { WidgetProps } from '../../react/widgetProps.ts'
import { descriptionId } from '../../react/field/domId.ts'
import { describedByOwn } from '../group/describedByOwn.ts'
import { useClassName } from '../../react/classNames.ts'

/**
 * A field without a control: its label and description, the reason, and the raw value, which stays unchanged; a password is not shown.
 * Decisions, principle 1.
 */
export function Unsupported(props: WidgetProps) {
  const classOf = useClassName()
  const { id, labelId, label, field, value, secret, messages } = props
  return (
    <fieldset className="mf-unsupported" id={id} tabIndex={-1} aria-labelledby={labelId} aria-describedby={describedByOwn(props)}>
      <span className={classOf('label')} id={labelId}>
        {label}
      </span>
      {field.description !== undefined && (
        <span className="mf-unsupported-description" id={descriptionId(id)}>
          {field.description}
        </span>
      )}
      <span className="mf-unsupported-reason">{messages.unsupported(field.type)}</span>
      {value !== undefined && !secret && (
        <code className="mf-raw" translate="no">
          {JSON.stringify(value, null, 2)}
        </code>
      )}
    </fieldset>
  )
}
