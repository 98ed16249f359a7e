import { useState } from 'react'
import { shownText } from '../control/shownText.ts'
import { SingleLine } from './SingleLine.tsx'
import { Textarea } from './Textarea.tsx'
import { readable } from '../readOnly/readable.tsx'

const lineBreak = /[\n\r]/

/**
 * Text on one line; with options, typed text with suggestions. A text that holds a line break is shown in a textarea, because an input
 * would drop the breaks, and stays there: the control must not change under the caret. Decisions §1.
 */
export const TextInput = readable(function TextInput(props) {
  const [multiline, setMultiline] = useState(false)
  if (!multiline && lineBreak.test(shownText(props.value, props.text))) setMultiline(true)
  return multiline ? <Textarea {...props} /> : <SingleLine {...props} />
})
