'use client'

import { useClassName } from '../../react/classNames.ts'
import type { WidgetProps } from '../../react/widgetProps.ts'
import { describedByOwn } from './describedByOwn.ts'
import type { FoldedGroup } from './FoldedGroup.tsx'
import { descriptionId } from '../../react/field/domId.ts'
import { type CardProps, DrawnPartsContext } from './drawnParts.ts'
import { useContext, useState } from 'react'
import { RowTitle } from '../../react/field/useRowsView.tsx'

/**
 * The fields of an object on a card, which can be folded if the group is optional. In a row of an array, which is a card with a header
 * already, the fields have no card of their own.
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
    // Loaded when the first group is folded.
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

/** An object without fields: its label is a heading for the fields that follow. It has no value. Decisions §1. */
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

/** A control made of other fields, on a card: label, description, fields. It takes the focus if an error concerns it as a whole. */
export function Card(card: CardProps) {
  const { card: drawCard } = useContext(DrawnPartsContext)
  const { widget, beside, fold, children } = card
  const classOf = useClassName()
  const { id, labelId, label, field, required, readOnly, invalid, messages } = widget
  // A group has no `aria-required`.
  const requiredId = required && !readOnly ? `${id}-required` : undefined
  const title = (
    <span className={classOf('card-title')} id={labelId}>
      {label}
    </span>
  )
  const own = (
    <fieldset
      className={classOf('card')}
      data-invalid={invalid || undefined}
      id={id}
      tabIndex={-1}
      aria-labelledby={labelId}
      aria-describedby={[describedByOwn(widget), requiredId].filter(Boolean).join(' ') || undefined}
    >
      <div className={classOf('card-header')}>
        <div className="mf-card-heading">
          {fold ? (
            <button type="button" className={classOf('group-toggle')} {...fold}>
              {title}
            </button>
          ) : (
            title
          )}
          {requiredId && (
            <span className={classOf('required')} id={requiredId}>
              {messages.requiredLabel}
            </span>
          )}
          {beside}
          {widget.beside}
        </div>
        {field.description !== undefined && (
          <span className={classOf('card-description')} id={descriptionId(id)}>
            {field.description}
          </span>
        )}
      </div>
      {children}
    </fieldset>
  )
  return drawCard ? drawCard(own, card) : own
}
