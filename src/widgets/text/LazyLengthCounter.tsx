'use client'

import { localPart } from '../../react/localPart.ts'
import type { WidgetProps } from '../../react/widgetProps.ts'

// The limit is checked without it, and the next text that comes near tries again.
const counter = localPart(() => import('./LengthCounter.tsx'))

/** How much of `max_length` a text takes up, as soon as what counts it has come. */
export function LazyLengthCounter(props: WidgetProps) {
  const Counter = counter.use()?.LengthCounter
  return Counter && <Counter {...props} />
}
