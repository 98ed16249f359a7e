import type { ChangeEvent } from 'react'
import type { WidgetProps } from '../../react/widgetProps.ts'
import { shownText } from './shownText.ts'

type TextElement = HTMLInputElement | HTMLTextAreaElement

/**
 * What an input or textarea carries that shows by itself what is typed into it: no key draws the field anew, and a text that came from elsewhere is written into it. `needsDrawing`
 * says of a typed text that something else of the widget depends on it.
 */
export const ownText = (props: WidgetProps, needsDrawing: (text: string) => boolean = () => false) => {
  const text = shownText(props.value, props.text)
  return {
    defaultValue: text,
    ref: (element: TextElement | null) => {
      if (element !== null && element.value !== text) element.value = text
    },
    onChange: ({ currentTarget: { value } }: ChangeEvent<TextElement>) => props.onText(value, !needsDrawing(value)),
  }
}
