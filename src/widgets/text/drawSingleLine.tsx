import type { HTMLAttributes } from 'react'
import type { WidgetProps } from '../../react/widgetProps.ts'
import { controlAttributes } from '../control/controlAttributes.ts'
import { shownText } from '../control/shownText.ts'
import { typingAttributes } from '../control/typingAttributes.ts'
import { isCounted, LengthCounter } from './LengthCounter.tsx'
import { suggestionsFor } from './suggestionsFor.ts'
import { SuggestionStatus } from './SuggestionStatus.tsx'
import type { WritePart } from '../../react/usePart.ts'

/** The keyboard that a phone shows. Specification 2.7. */
const keyboards: ReadonlyMap<string, HTMLAttributes<HTMLInputElement>['inputMode']> = new Map([
  ['email', 'email'],
  ['uri', 'url'],
])

/** An input on one line. Called and not rendered: a form has hundreds, and none has a state. */
export function drawSingleLine(part: WritePart, props: WidgetProps) {
  const { id, field, options } = props
  const shown = shownText(props.value, props.text)
  const listId = options && `${id}-suggestions`
  return (
    <div {...controlAttributes(part, props)}>
      <input
        {...typingAttributes(props, (text) => options !== undefined || isCounted(props, text) || isCounted(props, shown))}
        className={part('input')}
        type="text"
        list={listId}
        inputMode={keyboards.get(field.format ?? '')}
        spellCheck={field.format === undefined ? undefined : false}
        autoComplete="off"
        onFocus={options?.onOpen}
      />
      {isCounted(props, shown) && <LengthCounter {...props} />}
      {options && (
        <>
          <datalist id={listId}>
            {suggestionsFor(options.choices, shown).map((suggestion) => (
              <option key={suggestion.value} {...suggestion} />
            ))}
          </datalist>
          <SuggestionStatus options={options} messages={props.messages} />
        </>
      )}
    </div>
  )
}
