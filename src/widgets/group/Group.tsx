import type { WidgetProps } from '../../react/widgetProps.ts'

/** The fields of an object on one card. It takes the focus when an error names the whole group. */
export function Group({ id, labelId, label, describedBy, children }: WidgetProps) {
  return (
    <fieldset className="mf-card" id={id} tabIndex={-1} aria-labelledby={labelId} aria-describedby={describedBy}>
      <div className="mf-card-header">
        <span className="mf-card-title" id={labelId}>
          {label}
        </span>
      </div>
      <div className="mf-card-body">{children}</div>
    </fieldset>
  )
}
