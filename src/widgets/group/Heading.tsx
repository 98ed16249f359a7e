'use client'

import type { WidgetProps } from '../../react/widgetProps.ts'
import { usePart } from '../../react/usePart.ts'

/** An object with nothing in it to fill: its label heads the fields that follow. It holds no value. Decisions §1. */
export function Heading({ id, labelId, label, field }: WidgetProps) {
  const part = usePart()
  return (
    <div className={part('heading')} id={id}>
      <h3 className="mf-heading-text" id={labelId}>
        {label}
      </h3>
      {field.description !== undefined && <span className="mf-heading-description">{field.description}</span>}
    </div>
  )
}
