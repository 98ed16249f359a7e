'use client'

import type { WidgetProps } from '../../react/widgetProps.ts'
import { shownText } from '../control/shownText.ts'
import { dates } from './lazyDates.ts'

/** A read-only date, in the locale once the date module is loaded. */
export function ReadDate(props: WidgetProps) {
  return dates.use()?.renderDate(props) ?? <span>{shownText(props.value, props.text)}</span>
}
