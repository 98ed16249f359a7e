import type { WidgetProps } from '../../react/widgetProps.ts'

/** An object with nothing in it to fill: its label heads the fields that follow. It holds no value. Decisions §1. */
export function Heading({ id, labelId, label, describedBy }: WidgetProps) {
  return (
    <div className="mf-heading" id={id}>
      <h3 className="mf-heading-text" id={labelId} aria-describedby={describedBy}>
        {label}
      </h3>
    </div>
  )
}
