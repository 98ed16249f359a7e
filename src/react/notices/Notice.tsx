'use client'

import type { ReactNode } from 'react'
import { useFormContext } from '../formContext.ts'
import type { NoticeAction } from '../slots/slotProps.ts'
import { useClassName } from '../classNames.ts'

interface NoticeProps {
  readonly tone: 'info' | 'warning' | 'danger'
  readonly actions?: readonly NoticeAction[] | undefined
  /** Shown below the sentence. */
  readonly more?: ReactNode
  readonly children: ReactNode
}

const noActions: readonly NoticeAction[] = []

/** A sentence about the form as a whole, with buttons. */
export function Notice({ tone, actions = noActions, more, children }: NoticeProps) {
  const classOf = useClassName()
  const { slots } = useFormContext()
  const own = (
    <div className={classOf('notice')} data-tone={tone}>
      <span>{children}</span>
      {actions.length > 0 && (
        <span className="mf-notice-actions">
          {actions.map(({ label, name, expanded, controls, run }, index) => (
            <button
              // The text of an action may change with its state, so it is no key.
              key={index}
              type="button"
              className={classOf('link')}
              aria-label={name}
              aria-expanded={expanded}
              aria-controls={controls}
              onClick={run}
            >
              {label}
            </button>
          ))}
        </span>
      )}
      {more}
    </div>
  )
  return slots ? slots.draw('notices', own, () => ({ tone, actions, more, children })) : own
}
