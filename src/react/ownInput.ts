import type { WidgetProps } from './widgetProps.ts'

type OnText = WidgetProps['onText']

const ownInput = Symbol('moduleform.ownInput')

/**
 * Adds a second function to an `onText`, for text that the control already shows. It is attached to the function and not passed as a prop,
 * so that a host widget that wraps a default widget, with an `onText` of its own, still receives every text.
 */
export const withOwnInput = (onText: OnText, onOwnInput: OnText): OnText => Object.assign(onText, { [ownInput]: onOwnInput })

/**
 * Passes on a text that the control already shows: its field renders only if something else of it changes, an error for instance. A key
 * among 1,000 fields then takes about 0.5 ms of script instead of 0.84 (bench: fields1000 keys script).
 */
export const reportOwnInput = (onText: OnText & { readonly [ownInput]?: OnText }, text: string): void => (onText[ownInput] ?? onText)(text)
