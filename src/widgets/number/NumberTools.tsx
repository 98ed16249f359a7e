'use client'

import { useEffect } from 'react'
import { useClassName } from '../../react/classNames.ts'
import { numberMessages } from '../../react/field/numberMessages.ts'
import type { WidgetProps } from '../../react/widgetProps.ts'
import { writeNumber } from './numberSigns.ts'
import type { LocalReading } from './readLocalNumber.ts'

interface NumberToolsProps extends WidgetProps {
  readonly read: (text: string, isWhole: boolean, locale: string | undefined) => LocalReading
}

/** What stands below a number field whose text could mean several numbers: a button for each. */
export function NumberTools(props: NumberToolsProps) {
  const classOf = useClassName()
  const { id, field, text, value, locale, invalid, disabled, describedBy, messages, onText, onChange, read } = props
  const reading = text === undefined ? undefined : read(text, field.type === 'integer', locale)
  const meanings = reading && 'meanings' in reading ? reading.meanings : []
  useEffect(() => {
    if (text === undefined || reading === undefined || disabled) return
    // Typed before this code had come, or by somebody whose locale read it otherwise.
    const isOther = 'value' in reading ? value === undefined : meanings.length > 0 && value !== undefined
    if (isOther) onText(text)
    // oxlint-disable-next-line react/exhaustive-deps -- once, for what was there before this code had come
  }, [])
  if (!invalid || disabled || value !== undefined || meanings.length === 0) return null
  const nameOf = (number: string) => messages.useNumber?.(number) || numberMessages.useNumber(number)
  const take = (meaning: number) => {
    onChange(meaning)
    // The button is gone with what it was for.
    document.getElementById(id)?.focus()
  }
  return (
    <div className="mf-readings">
      {meanings.map((meaning) => (
        <button
          key={meaning}
          type="button"
          className={classOf('inline-button')}
          aria-describedby={describedBy}
          onClick={() => take(meaning)}
        >
          {nameOf(writeNumber(meaning, locale))}
        </button>
      ))}
    </div>
  )
}
