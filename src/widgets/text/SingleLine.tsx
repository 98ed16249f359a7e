import type { HTMLAttributes } from 'react'
import type { WidgetProps } from '../../react/widgetProps.ts'
import { Control } from '../control/Control.tsx'
import { shownText } from '../control/shownText.ts'
import { typingAttributes } from '../control/typingAttributes.ts'
import { isCounted, LengthCounter } from './LengthCounter.tsx'
import { suggestionsFor } from './suggestionsFor.ts'
import { SuggestionStatus } from './SuggestionStatus.tsx'
import { usePart } from '../../react/usePart.ts'

/** The keyboard that a phone shows. Specification 2.7. */
const keyboards: ReadonlyMap<string, HTMLAttributes<HTMLInputElement>['inputMode']> = new Map([
  ['email', 'email'],
  ['uri', 'url'],
])

/** An input on one line. */
export function SingleLine(props: WidgetProps) {
  const part = usePart()
  const { id, field, options } = props
  const shown = shownText(props.value, props.text)
  const listId = options && `${id}-suggestions`
  return (
    <Control {...props}>
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
    </Control>
  )
}
