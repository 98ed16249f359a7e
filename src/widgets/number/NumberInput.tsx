'use client'

import type { KeyboardEvent } from 'react'
import type { Validation } from '../../core/schema/model.ts'
import { controlAttributes, typingAttributes } from '../control/attributes.ts'
import { loadOnce } from '../../react/loadOnce.ts'
import type * as Stepping from './stepDecimal.ts'
import { readable } from '../readOnly/ReadOnlyValue.tsx'
import { useClassName } from '../../react/classNames.ts'

const directions: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 }

/** What counts in digits: needed with the first arrow key. */
const lazyStepping = loadOnce(() => import('./stepDecimal.ts'))

/** Keypads of phones have no minus sign: they fit only where no number may be negative. */
const keyboardFor = (type: string | undefined, { minimum }: Validation = {}) => {
  if (minimum === undefined || minimum < 0) return undefined
  return type === 'integer' ? 'numeric' : 'decimal'
}

/**
 * A number, shown as typed. It is a text input, because a native number input hides what it cannot read and changes with the wheel.
 * ArrowUp and ArrowDown step by one within minimum and maximum. Decisions §2, "Numbers".
 */
export const NumberInput = readable(function NumberInput(props) {
  const classOf = useClassName()
  const { field, disabled } = props
  const typing = typingAttributes(props)
  const step = (input: HTMLInputElement, direction: 1 | -1, { stepDecimal }: typeof Stepping) => {
    const next = stepDecimal(input.value, direction, field.validation)
    if (next !== undefined) props.onText(next)
    return next
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    typing.onKeyDown(event)
    const { key, altKey, ctrlKey, metaKey, shiftKey, currentTarget: input } = event
    const direction = directions[key]
    if (direction === undefined || disabled || altKey || ctrlKey || metaKey || shiftKey) return
    const stepping = lazyStepping.current()
    if (stepping !== undefined) {
      if (step(input, direction, stepping) !== undefined) event.preventDefault()
      return
    }
    event.preventDefault()
    void lazyStepping.load().then((loaded) => {
      // Written at once: a second press that waits counts from here.
      input.value = step(input, direction, loaded) ?? input.value
    })
  }
  return (
    <div {...controlAttributes(classOf, props)}>
      <input
        {...typing}
        className={classOf('input')}
        type="text"
        inputMode={keyboardFor(field.type, field.validation)}
        autoComplete="off"
        spellCheck={false}
        onFocus={lazyStepping.preload}
        onKeyDown={onKeyDown}
      />
    </div>
  )
})
