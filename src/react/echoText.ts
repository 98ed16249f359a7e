import type { WidgetProps } from './widgetProps.ts'

type OnText = WidgetProps['onText']

const echo = Symbol('moduleform.echo')

/**
 * Gives an `onText` a second way in: for a text that the control shows already. It belongs to the function and not to the props, so that a
 * widget of the host's that hands a default one an `onText` of its own is told of every text.
 */
export const withEcho = (onText: OnText, onEcho: OnText): OnText => Object.assign(onText, { [echo]: onEcho })

/** Hands over a text that the control shows already: its field is drawn anew only where something else of it changes, an error for instance. */
export const echoText = (onText: OnText & { readonly [echo]?: OnText }, text: string): void => (onText[echo] ?? onText)(text)
