'use client'

import type { WidgetProps } from '../../react/widgetProps.ts'
import { CardHeader, describedByOwn } from './CardHeader.tsx'
import { usePart } from '../../react/classNames.ts'

/**
 * The fields of an object on one card. A row of an array has its card and its header already, so there its fields stand bare. It takes the
 * focus when an error names the whole group.
 */
export function Group(props: WidgetProps) {
  const part = usePart()
  const { id, labelId, isRow, label, field, required, readOnly, invalid, messages, children } = props
  if (isRow) {
    return (
      <div className="mf-row-fields" id={id} tabIndex={-1}>
        {children}
      </div>
    )
  }
  return (
    <fieldset
      className={part('card')}
      data-invalid={invalid || undefined}
      id={id}
      tabIndex={-1}
      aria-labelledby={labelId}
      aria-describedby={describedByOwn(props)}
    >
      <CardHeader
        id={id}
        labelId={labelId}
        label={label}
        description={field.description}
        required={required && !readOnly && messages.requiredLabel}
      />
      <div className={part('card-body')}>{children}</div>
    </fieldset>
  )
}

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
