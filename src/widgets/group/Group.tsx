'use client'

import type { WidgetProps } from '../../react/widgetProps.ts'
import { Card } from './Card.tsx'
import { useClassName } from '../../react/classNames.ts'

/**
 * The fields of an object on one card. A row of an array has its card and its header already, so there its fields stand bare.
 */
export function Group(props: WidgetProps) {
  const classOf = useClassName()
  const { id, isRow, children } = props
  if (isRow) {
    return (
      <div className="mf-row-fields" id={id} tabIndex={-1}>
        {props.beside}
        {children}
      </div>
    )
  }
  return (
    <Card widget={props}>
      <div className={classOf('card-body')}>{children}</div>
    </Card>
  )
}

/** An object with nothing in it to fill: its label heads the fields that follow. It holds no value. Decisions §1. */
export function Heading({ id, labelId, label, field }: WidgetProps) {
  const classOf = useClassName()
  return (
    <div className={classOf('heading')} id={id}>
      <h3 className="mf-heading-text" id={labelId}>
        {label}
      </h3>
      {field.description !== undefined && <span className="mf-heading-description">{field.description}</span>}
    </div>
  )
}
