'use client'

import type { KeyboardEvent } from 'react'
import type { Validation } from '../../core/schema/model.ts'
import { controlAttributes, typingAttributes } from '../control/attributes.ts'
import { stepDecimal } from './stepDecimal.ts'
import { readable } from '../readOnly/ReadOnlyValue.tsx'
import { useClassName } from '../../react/classNames.ts'

const directions: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 }

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
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    typing.onKeyDown(event)
    const direction = directions[event.key]
    if (direction === undefined || disabled || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const next = stepDecimal(event.currentTarget.value, direction, field.validation)
    if (next === undefined) return
    event.preventDefault()
    props.onText(next)
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
        onKeyDown={onKeyDown}
      />
    </div>
  )
})
