'use client'

import type { ReactNode } from 'react'
import { descriptionId } from '../../react/field/domId.ts'
import type { WidgetProps } from '../../react/widgetProps.ts'
import { usePart } from '../../react/classNames.ts'

interface CardHeaderProps {
  /** DOM id of the control that it heads. */
  readonly id: string
  readonly labelId: string
  readonly label: string
  readonly description: string | undefined
  /** The word for it, where the field is. */
  readonly required: string | false
  /** What stands beside the label: a count, a button. */
  readonly children?: ReactNode
}

/** What describes a control that draws its own description: what the form has to say of it, and that. */
export const describedByOwn = ({ id, field, describedBy }: Pick<WidgetProps, 'id' | 'field' | 'describedBy'>) =>
  [describedBy, field.description !== undefined && descriptionId(id)].filter(Boolean).join(' ') || undefined

/** Head of a card: its label, and its description before the fields that it is about. */
export function CardHeader({ id, labelId, label, description, required, children }: CardHeaderProps) {
  const part = usePart()
  return (
    <div className={part('card-header')}>
      <div className="mf-card-heading">
        <span className={part('card-title')} id={labelId}>
          {label}
        </span>
        {required && <span className={part('required')}>{required}</span>}
        {children}
      </div>
      {description !== undefined && (
        <span className={part('card-description')} id={descriptionId(id)}>
          {description}
        </span>
      )}
    </div>
  )
}
