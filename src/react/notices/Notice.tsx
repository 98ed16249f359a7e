'use client'

import type { ReactNode } from 'react'
import { useClassName } from '../classNames.ts'

interface NoticeProps {
  readonly tone: 'info' | 'warning' | 'danger'
  readonly action?: string | undefined
  /** What is heard of the action, where the word alone says too little. */
  readonly actionName?: string
  readonly onAction?: () => void
  /** What else can be done, before the action. */
  readonly toggle?: ReactNode
  /** Shown below it. */
  readonly more?: ReactNode
  readonly children: ReactNode
}

/** A sentence about the form as a whole, with what can be done about it. */
export function Notice({ tone, action, actionName, onAction, toggle, more, children }: NoticeProps) {
  const classOf = useClassName()
  return (
    <div className={classOf('notice')} data-tone={tone}>
      <span>{children}</span>
      {action !== undefined && (
        <span className="mf-notice-actions">
          {toggle}
          <button type="button" className={classOf('link')} aria-label={actionName} onClick={onAction}>
            {action}
          </button>
        </span>
      )}
      {more}
    </div>
  )
}
