import type { ChangeEvent, KeyboardEvent } from 'react'
import type { WidgetProps } from '../../react/widgetProps.ts'
import { inputAttributes } from './inputAttributes.ts'
import { shownPlaceholder } from './shownPlaceholder.ts'
import { shownText } from './shownText.ts'

/** An `<input>` that is typed into: each key is handed to the form as it stands, Enter commits. */
export const typingAttributes = (props: WidgetProps) => ({
  ...inputAttributes(props),
  placeholder: shownPlaceholder(props),
  value: shownText(props.value, props.text),
  onChange: (event: ChangeEvent<HTMLInputElement>) => props.onText(event.currentTarget.value),
  onKeyDown: (event: KeyboardEvent) => {
    // Enter that ends an input method's composition belongs to the input method.
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) props.onCommit()
  },
})
