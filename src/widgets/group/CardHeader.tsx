'use client'

import type { ReactNode } from 'react'
import { descriptionId } from './descriptionIds.ts'
import { usePart } from '../../react/usePart.ts'

interface CardHeaderProps {
  readonly labelId: string
  readonly label: string
  readonly description: string | undefined
  /** The word for it, where the field is. */
  readonly required: string | false
  /** What stands beside the label: a count, a button. */
  readonly children?: ReactNode
}

/** Head of a card: its label, and its description before the fields that it is about. */
export function CardHeader({ labelId, label, description, required, children }: CardHeaderProps) {
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
        <span className={part('card-description')} id={descriptionId(labelId)}>
          {description}
        </span>
      )}
    </div>
  )
}
