import type { ChangeEvent } from 'react'
import { reportOwnInput } from '../../react/ownInput.ts'
import type { WidgetProps } from '../../react/widgetProps.ts'

/**
 * What a typed control shows: the text as typed, else the value as text. A value that does not fit its field, such as an object in a text
 * field, shows as JSON. Decisions §2.
 */
export const shownText = (value: unknown, text: string | undefined): string => {
  if (text !== undefined) return text
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

type TextElement = HTMLInputElement | HTMLTextAreaElement

/** What each element was written from last. */
const writtenFrom = new WeakMap<TextElement, WidgetProps>()

/**
 * What an input or textarea carries that shows by itself what is typed into it: no key draws the field anew, and a text that came from elsewhere is written into it. It
 * takes the props as the widget was given them. `needsRender` says of a typed text that something else of the widget depends on it.
 * A secret is no attribute, and no part of a page that a server writes: it is written into the element alone.
 */
export const ownText = (props: WidgetProps, needsRender: (text: string) => boolean = () => false) => {
  const text = shownText(props.value, props.text)
  const report = (typed: string) => (needsRender(typed) ? props.onText(typed) : reportOwnInput(props.onText, typed))
  // React writes it as an attribute, which a password is not for.
  const written = props.secret || props.control === 'password' ? '' : text
  return {
    defaultValue: written === '' ? undefined : written,
    ref: (element: TextElement | null) => {
      // A widget that draws itself anew (a password revealed) still has the props of before the last keys: they would bring the text of then back.
      if (element === null || writtenFrom.get(element) === props) return
      // Only what a server drew can hold another text when it is new here: somebody has typed before the page took it over.
      const isTypedBefore = !writtenFrom.has(element) && element.value !== written && element.defaultValue === written
      writtenFrom.set(element, props)
      if (isTypedBefore) report(element.value)
      else if (element.value !== text) element.value = text
    },
    onChange: ({ currentTarget: { value } }: ChangeEvent<TextElement>) => report(value),
  }
}
