'use client'

import { shownText } from '../control/shownText.ts'
import type { WidgetProps } from '../../react/widgetProps.ts'
import { numbers } from './lazyNumbers.ts'

/** A read-only number, in the locale once the number module is loaded. */
export function ReadNumber({ value, text, locale }: WidgetProps) {
  const local = numbers.use()
  return <span>{local && text === undefined && typeof value === 'number' ? local.writeNumber(value, locale) : shownText(value, text)}</span>
}
