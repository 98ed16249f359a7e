'use client'

import { useState } from 'react'
import { RowTitle } from '../../react/field/RowTitle.tsx'
import type { FoldedGroup } from './FoldedGroup.tsx'
import type { WidgetProps } from '../../react/widgetProps.ts'
import { Card } from './Card.tsx'
import { useClassName } from '../../react/classNames.ts'

/**
 * The fields of an object on one card, which folds where the group is optional. A row of an array has its card and its header already, so there
 * its fields stand bare.
 */
export function Group(props: WidgetProps) {
  const classOf = useClassName()
  const { id, isRow, children, required, messages } = props
  const [Folded, setFolded] = useState<typeof FoldedGroup>()
  if (isRow) {
    return (
      <div className="mf-row-fields" id={id} tabIndex={-1}>
        {props.beside}
        {children}
      </div>
    )
  }
  const bodyId = `${id}-fields`
  const unfold = () => setFolded(undefined)
  const fold = () =>
    // A form in which nobody folds a group goes without.
    void import('./FoldedGroup.tsx').then(
      (loaded) => setFolded(() => loaded.FoldedGroup),
      () => props.announce(messages.notLoaded),
    )
  return (
    <Card
      widget={props}
      fold={required ? undefined : { 'aria-expanded': !Folded, 'aria-controls': bodyId, onClick: Folded ? unfold : fold }}
      beside={Folded && <Folded bodyId={bodyId} Title={RowTitle} unfold={unfold} />}
    >
      <div className={classOf('card-body')} id={bodyId}>
        {children}
      </div>
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
