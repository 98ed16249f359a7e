import type { WidgetProps } from '../../react/widgetProps.ts'

/** The counter shows from this share of `max_length` on. */
export const shownFrom = 0.8

/** Whether the counter shows with a text. */
export const isCounted = ({ field }: WidgetProps, text: string): boolean => {
  const from = (field.validation?.max_length ?? Infinity) * shownFrom
  // Letters of a long text are counted where that can matter.
  return text.length >= from && Array.from(text).length >= from
}
