import type { WidgetProps } from '../../react/widgetProps.ts'
import { usePart } from '../../react/usePart.ts'

/** A field that cannot be drawn: its label, why, and the raw value, which stays as it is. Principle 1 of the decisions. */
export function Unsupported({ id, labelId, label, field, value, describedBy, messages }: WidgetProps) {
  const part = usePart()
  return (
    <fieldset className="mf-unsupported" id={id} tabIndex={-1} aria-labelledby={labelId} aria-describedby={describedBy}>
      <span className={part('label')} id={labelId}>
        {label}
      </span>
      <span className="mf-unsupported-reason">{messages.unsupported(field.type)}</span>
      {value !== undefined && <code className="mf-raw">{JSON.stringify(value, null, 2)}</code>}
    </fieldset>
  )
}
