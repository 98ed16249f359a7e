'use client'

import type { ReactNode, Ref } from 'react'
import { useClassName } from '../../react/classNames.ts'
import { descriptionId } from '../../react/field/domId.ts'
import type { WidgetProps } from '../../react/widgetProps.ts'

interface CardProps {
  readonly widget: Omit<WidgetProps, 'rows'>
  readonly cardRef?: Ref<HTMLFieldSetElement>
  /** What stands beside the label: a count, a button. */
  readonly beside?: ReactNode
  /** Puts the title into what folds the card. */
  readonly renderTitle?: ((title: ReactNode) => ReactNode) | undefined
  readonly children: ReactNode
}

/** What describes a control that draws its own description: what the form has to say of it, and that. */
export const describedByOwn = ({ id, field, describedBy }: Pick<WidgetProps, 'id' | 'field' | 'describedBy'>) =>
  [describedBy, field.description !== undefined && descriptionId(id)].filter(Boolean).join(' ') || undefined

/** A control made of other fields, on a card: its label, its description, and then the fields. It takes the focus when an error names the whole of it. */
export function Card({ widget, cardRef, beside, renderTitle = (title) => title, children }: CardProps) {
  const classOf = useClassName()
  const { id, labelId, label, field, required, readOnly, invalid, messages } = widget
  return (
    <fieldset
      ref={cardRef}
      className={classOf('card')}
      data-invalid={invalid || undefined}
      id={id}
      tabIndex={-1}
      aria-labelledby={labelId}
      aria-describedby={describedByOwn(widget)}
    >
      <div className={classOf('card-header')}>
        <div className="mf-card-heading">
          {renderTitle(
            <span className={classOf('card-title')} id={labelId}>
              {label}
            </span>,
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
}
