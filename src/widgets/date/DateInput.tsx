'use client'

import { useState } from 'react'
import { controlAttributes, typingAttributes } from '../control/typedControl.ts'
import { useClassName } from '../../react/classNames.ts'
import { readable } from '../readOnly/ReadOnlyValue.tsx'
import type { Typing } from './dateView.ts'
import { dates } from './lazyDates.ts'

const noTyping = (): Typing => ({})

/**
 * Date or date-time: ISO text shown and typed as the locale writes it, with a button for the browser's own picker. A native date input would
 * show nothing for half a date and forget it. Decisions §2.
 */
export const DateInput = readable(function DateInput(props) {
  const classOf = useClassName()
  const local = dates.use()
  const [typing, setTyping] = useState(noTyping)
  const view = local?.viewDate(props, typing, setTyping)
  return (
    <div {...controlAttributes(classOf, props)} role="presentation" onFocus={dates.preload} {...local?.boxHandlers}>
      <input
        {...typingAttributes(view?.input ?? props, () => !view)}
        className={classOf('input')}
        type="text"
        autoComplete="off"
        spellCheck={false}
      />
      {local && view && <local.DateTools widget={props} view={view} />}
    </div>
  )
})
