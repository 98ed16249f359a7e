'use client'

import { useEffect, useState } from 'react'
import { loadOnce } from '../../react/loadOnce.ts'
import type { WidgetProps } from '../../react/widgetProps.ts'

const counter = loadOnce(() => import('./LengthCounter.tsx'))

/** How much of `max_length` a text takes up, as soon as what counts it has come. */
export function LazyLengthCounter(props: WidgetProps) {
  const [Counter, show] = useState(() => counter.current()?.LengthCounter)
  useEffect(() => {
    // The limit is checked without it, and the next text that comes near tries again.
    counter.load().then(
      ({ LengthCounter }) => show(() => LengthCounter),
      () => {},
    )
  }, [])
  return Counter && <Counter {...props} />
}
