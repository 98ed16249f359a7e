import type { ReactNode } from 'react'
import type { OptionsView, WidgetProps } from '../../react/widgetProps.ts'
import type { Choice } from '../../core/schema/wire.ts'

/** The appearance of the choices of one kind of select. */
export interface ChoiceLook {
  /** Before the label. */
  readonly lead: (choice: Choice) => ReactNode
  /** After the label, at the end of a row. */
  readonly detail: (choice: Choice) => string
  /** The detail is an identifier and shown in a monospace font. */
  readonly mono: boolean
  /** The heading of a choice in the list; absent if the list has no sections. */
  readonly sectionOf?: (choice: Choice) => string
}

/** What select, multi-select and connection picker pass to the parts they share. */
export interface SelectModel {
  readonly widget: WidgetProps
  readonly options: OptionsView
  /** The choices that the value represents. */
  readonly chosen: ReadonlySet<Choice>
  readonly multiple: boolean
  readonly look: ChoiceLook
  /** Placeholder of the empty filter. */
  readonly filterHint: string
  readonly onChoose: (choice: Choice) => void
  readonly onUseText: (text: string) => void
  /** Only of a multi-select: chooses all that match the filter, removes all, removes the last one. */
  readonly many: ManyActions | undefined
}

export interface ManyActions {
  readonly count: number
  readonly addAll: (choices: readonly Choice[]) => void
  readonly clear: () => void
  readonly removeLast: () => void
  readonly focusLast: () => void
}
