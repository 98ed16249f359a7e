'use client'

import type { WidgetProps } from '../../react/widgetProps.ts'
import { shownText } from '../control/shownText.ts'
import { dates } from './lazyDates.ts'

/** A date that nobody can edit, as the locale writes it as soon as that is known. */
export function ReadDate(props: WidgetProps) {
  return dates.use()?.renderDate(props) ?? shownText(props.value, props.text)
}
