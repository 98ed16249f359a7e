'use client'

import { useContext } from 'react'
import { useClassName } from '../../react/classNames.ts'
import { descriptionId } from '../../react/field/domId.ts'
import { type CardProps, DrawnPartsContext } from './drawnParts.ts'
import { describedByOwn } from './describedByOwn.ts'

/** A control made of other fields, on a card: its label, its description, and then the fields. It takes the focus when an error names the whole of it. */
export function Card(card: CardProps) {
  const { card: drawCard } = useContext(DrawnPartsContext)
  const { widget, beside, fold, children } = card
  const classOf = useClassName()
  const { id, labelId, label, field, required, readOnly, invalid, messages } = widget
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
      aria-describedby={describedByOwn(widget)}
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
          {required && !readOnly && <span className={classOf('required')}>{messages.requiredLabel}</span>}
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
