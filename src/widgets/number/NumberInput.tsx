'use client'

import { useEffect, useMemo, type KeyboardEvent } from 'react'
import type { Validation } from '../../core/schema/model.ts'
import { controlAttributes, typingAttributes } from '../control/typedControl.ts'
import { numbers } from './lazyNumbers.ts'
import { readable } from '../readOnly/ReadOnlyValue.tsx'
import { useClassName } from '../../react/classNames.ts'

const directions: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 }

/** Numeric keypads of phones have no minus sign: they fit only if negative numbers are excluded. */
const keyboardFor = (type: string | undefined, { minimum }: Validation = {}) => {
  if (minimum === undefined || minimum < 0) return undefined
  return type === 'integer' ? 'numeric' : 'decimal'
}

/**
 * A number, shown as typed, else as the locale writes it. It is a text input, because a native number input hides what it cannot read and
 * changes with the wheel. ArrowUp and ArrowDown step by one within minimum and maximum. Decisions §2, "Numbers".
 */
export const NumberInput = readable(function NumberInput(props) {
  const classOf = useClassName()
  const { field, disabled, locale, value, text } = props
  // An empty field shows nothing that a locale writes, and need not render again once the code is there: a form may have hundreds of them.
  const isEmpty = value === undefined && text === undefined
  const local = numbers.use(!isEmpty)
  useEffect(() => numbers.preload(), [])
  // Only new props may write into the control, which may contain keys that have not rendered the field.
  const shown = useMemo(
    () => (local && text === undefined && typeof value === 'number' ? { ...props, text: local.writeNumber(value, locale) } : props),
    [local, props, locale, value, text],
  )
  const typing = typingAttributes(shown, () => !numbers.current())
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    typing.onKeyDown(event)
    const direction = directions[event.key]
    const local = numbers.current()
    if (direction === undefined || !local || disabled || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const next = local.stepDecimal(local.plainNumber(event.currentTarget.value, locale), direction, field)
    if (next === undefined) return
    event.preventDefault()
    props.onText(local.writeNumber(next, locale))
  }
  return (
    <>
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
      {local && <local.NumberTools {...props} />}
    </>
  )
})
