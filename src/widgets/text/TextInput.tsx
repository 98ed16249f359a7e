'use client'

import { useState, type HTMLAttributes } from 'react'
import { ownValue } from '../../core/schema/json.ts'
import type { FormatName } from '../../core/schema/wire.ts'
import { shownText } from '../control/ownText.ts'
import { Textarea } from './Textarea.tsx'
import { readable } from '../readOnly/ReadOnlyValue.tsx'
import { useClassName, type ClassOf } from '../../react/classNames.ts'
import type { WidgetProps, OptionsView } from '../../react/widgetProps.ts'
import { controlAttributes, typingAttributes } from '../control/attributes.ts'
import { isCounted } from './isCounted.ts'
import { LazyLengthCounter } from './LazyLengthCounter.tsx'
import { suggestionsFor } from './suggestionsFor.ts'

const lineBreak = /[\n\r]/

/**
 * Text on one line; with options, typed text with suggestions. A text that holds a line break is shown in a textarea, because an input
 * would drop the breaks, and stays there: the control must not change under the caret. Decisions §1.
 */
export const TextInput = readable(function TextInput(props) {
  const classOf = useClassName()
  const [multiline, setMultiline] = useState(false)
  if (!multiline && lineBreak.test(shownText(props.value, props.text))) setMultiline(true)
  return multiline ? <Textarea {...props} /> : renderSingleLine(classOf, props)
})

/** The keyboard that a phone shows. Specification 2.7. */
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
          <datalist id={listId}>
            {suggestionsFor(options.choices, shown).map((suggestion) => (
              <option key={suggestion.value} {...suggestion} />
            ))}
          </datalist>
          <SuggestionStatus options={options} label={props.label} messages={props.messages} />
        </>
      )}
    </div>
  )
}

/** How the suggestions are doing, at the end of the control. The field can be filled without them, so it stays quiet. Decisions §6. */
function SuggestionStatus({ options, label, messages }: { readonly options: OptionsView } & Pick<WidgetProps, 'label' | 'messages'>) {
  const classOf = useClassName()
  if (options.status === 'loading') return <span className="mf-spinner" aria-hidden="true" />
  if (options.status !== 'error') return null
  return (
    <button
      type="button"
      className={classOf('inline-button')}
      aria-label={messages.retryLoading(label)}
      title={options.error}
      onClick={options.onRefresh}
    >
      {messages.retry}
    </button>
  )
}
