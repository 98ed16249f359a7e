'use client'

import { useState } from 'react'
import { controlAttributes, typingAttributes } from '../control/typedControl.ts'
import { useClassName } from '../../react/classNames.ts'
import { readable } from '../readOnly/ReadOnlyValue.tsx'
import type { Typing } from './dateView.ts'
import { dates } from './lazyDates.ts'

const noTyping = (): Typing => ({ isLate: !dates.current() })

/**
 * Date or date-time: shown and typed in the format of the locale, stored as ISO text, with a button for the browser's own picker. A native
 * date input would neither show nor keep an incomplete date. Decisions §2.
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
