import type { KeyboardEvent } from 'react'
import type { WidgetProps } from '../../react/widgetProps.ts'
import { inputAttributes } from './inputAttributes.ts'
import { ownText } from './ownText.ts'
import { shownPlaceholder } from './shownPlaceholder.ts'

/** An `<input>` that is typed into and shows the text by itself: each key is handed to the form as it stands, Enter commits. `needsDrawing` as for `ownText`. */
export const typingAttributes = (props: WidgetProps, needsDrawing?: (text: string) => boolean) => ({
  ...inputAttributes(props),
  ...ownText(props, needsDrawing),
  placeholder: shownPlaceholder(props),
  onKeyDown: (event: KeyboardEvent) => {
    // Enter that ends an input method's composition belongs to the input method.
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) props.onCommit()
  },
})
