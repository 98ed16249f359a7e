'use client'

import { useState } from 'react'
import { shownText } from '../control/shownText.ts'
import { drawSingleLine } from './drawSingleLine.tsx'
import { Textarea } from './Textarea.tsx'
import { readable } from '../readOnly/readable.tsx'
import { usePart } from '../../react/usePart.ts'

const lineBreak = /[\n\r]/

/**
 * Text on one line; with options, typed text with suggestions. A text that holds a line break is shown in a textarea, because an input
 * would drop the breaks, and stays there: the control must not change under the caret. Decisions §1.
 */
export const TextInput = readable(function TextInput(props) {
  const part = usePart()
  const [multiline, setMultiline] = useState(false)
  if (!multiline && lineBreak.test(shownText(props.value, props.text))) setMultiline(true)
  return multiline ? <Textarea {...props} /> : drawSingleLine(part, props)
})
