'use client'

import { useEffect, useRef } from 'react'
import { counterMessages } from '../../react/field/counterMessages.ts'
import type { WidgetProps } from '../../react/widgetProps.ts'
import { shownFrom } from '../control/typedControl.ts'
import { shownText } from '../control/shownText.ts'

/** Shares at which the count is announced: near, very near, full; and again when exceeded. */
const steps = [shownFrom, 0.9, 1]

/**
 * How much of `max_length` a text uses, once it comes near. It changes visibly with each key, but is announced at four steps only, because
 * a count that is read after every key would drown out the typing. Specification 2.6; characters are counted as in decisions §8.
 */
export function LengthCounter(props: WidgetProps) {
  const { field, value, text, disabled, messages, announce } = props
  const limit = field.validation?.max_length
  const length = Array.from(shownText(value, text)).length
  const step = limit === undefined ? 0 : steps.filter((share) => length >= limit * share).length + Number(length > limit)
  const saidAt = useRef(0)
  const counter = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const isCloser = step > saidAt.current
    saidAt.current = step
    // A text that was there before the user came is not announced.
    const isTyped = counter.current?.parentElement?.matches(':focus-within') === true
    if (isCloser && isTyped && limit !== undefined)
      announce(messages.charactersLeft?.(limit - length) || counterMessages.charactersLeft(limit - length))
  }, [step, limit, length, announce, messages])
  if (step === 0 || limit === undefined || disabled) return null
  return (
    <span ref={counter} className="mf-counter" aria-hidden="true" data-over={length > limit || undefined}>
      {messages.lengthCount?.(length, limit) || counterMessages.lengthCount(length, limit)}
    </span>
  )
}
