'use client'

import { type HTMLAttributes, useState } from 'react'
import { ownValue } from '../../core/schema/json.ts'
import type { FormatName } from '../../core/schema/wire.ts'
import { type ClassOf, useClassName } from '../../react/classNames.ts'
import type { WidgetProps, OptionsView } from '../../react/widgetProps.ts'
import {
  controlAttributes,
  inputAttributes,
  rowsFor,
  shownPlaceholder,
  typingAttributes,
  ownText,
  isCounted,
} from '../control/typedControl.ts'
import { shownText } from '../control/shownText.ts'
import { readable } from '../readOnly/ReadOnlyValue.tsx'
import { localPart } from '../../react/localPart.ts'

export const lineBreak = /[\n\r]/

/**
 * Text on one line; with options, typed text with suggestions. A text with a line break is shown in a textarea, because an input would drop
 * the breaks, and stays there: the control must not change while the user types. Decisions §1.
 */
export const TextInput = readable(function TextInput(props) {
  const classOf = useClassName()
  const [multiline, setMultiline] = useState(false)
  if (!multiline && lineBreak.test(shownText(props.value, props.text))) setMultiline(true)
  return multiline ? <Textarea {...props} /> : renderSingleLine(classOf, props)
})

/** The on-screen keyboard of each format. Specification 2.7. */
const keyboards: Readonly<Record<FormatName, HTMLAttributes<HTMLInputElement>['inputMode']>> = {
  email: 'email',
  uri: 'url',
  date: undefined,
  'date-time': undefined,
  uuid: undefined,
}

/** An input on one line. Called as a function and not rendered as a component, which would make the heap of 1,000 fields 2 % larger (bench: fields1000 heap bytes). */
function renderSingleLine(classOf: ClassOf, props: WidgetProps) {
  const { id, field, options } = props
  const shown = shownText(props.value, props.text)
  const listId = options && `${id}-suggestions`
  return (
    <div {...controlAttributes(classOf, props)}>
      <input
        {...typingAttributes(props, (text) => options !== undefined || isCounted(props, text) || isCounted(props, shown))}
        className={classOf('input')}
        type="text"
        list={listId}
        inputMode={ownValue(keyboards, field.format ?? '')}
        spellCheck={field.format === undefined ? undefined : false}
        autoComplete="off"
        onFocus={options?.onOpen}
      />
      {isCounted(props, shown) && <LazyLengthCounter {...props} />}
      {options && (
        <>
          <Suggestions id={listId} options={options} typed={shown} />
          {options.status === 'loading' && <span className="mf-spinner" aria-hidden="true" />}
        </>
      )}
    </div>
  )
}

const fewestRows = 4

/**
 * Text on several lines, which grows with its content up to a limit. Enter is a line break; Ctrl or Cmd with Enter, and leaving the field,
 * commit the text.
 */
export const Textarea = readable(function Textarea(props) {
  const classOf = useClassName()
  const shown = shownText(props.value, props.text)
  return (
    <div {...controlAttributes(classOf, props, 'lines')}>
      <textarea
        {...inputAttributes(props)}
        className={classOf('input', 'mf-textarea')}
        {...ownText(
          props,
          (text) => rowsFor(text, fewestRows) !== rowsFor(shown, fewestRows) || isCounted(props, text) || isCounted(props, shown),
        )}
        rows={rowsFor(shown, fewestRows)}
        placeholder={shownPlaceholder(props)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) props.onCommit()
        }}
      />
      {isCounted(props, shown) && <LazyLengthCounter {...props} />}
    </div>
  )
})

// If it fails to load, the limit is still validated, and the next text that comes near it tries again.
const counter = localPart(() => import('./LengthCounter.tsx'))

/** How much of `max_length` a text uses, once the counter is loaded. */
function LazyLengthCounter(props: WidgetProps) {
  const Counter = counter.use()?.LengthCounter
  return Counter && <Counter {...props} />
}

// Optional: any text can be typed without suggestions.
const finding = localPart(() => import('./suggestionsFor.ts'))

interface SuggestionsProps {
  readonly id: string | undefined
  readonly options: OptionsView
  readonly typed: string
}

/** The browser's suggestions for typed text, once the code that finds them is loaded. */
function Suggestions({ id, options, typed }: SuggestionsProps) {
  const find = finding.use()?.suggestionsFor
  return (
    <datalist id={id}>
      {find?.(options.choices, typed).map((one) => (
        <option key={one.value} {...one} />
      ))}
    </datalist>
  )
}
