import type { ReactNode } from 'react'
import type { SelectMessages } from '../../react/field/selectMessages.ts'
import type { OptionsView, WidgetProps } from '../../react/widgetProps.ts'
import type { Choice } from '../../core/schema/wire.ts'

/** How the choices of one kind of select look. */
export interface ChoiceLook {
  /** Stands before the label. */
  readonly lead: (choice: Choice) => ReactNode
  /** Stands after the label, at the right end of a row. */
  readonly detail: (choice: Choice) => string
  /** The detail is an identifier and set in the mono face. */
  readonly mono: boolean
  /** What a choice stands under in the list; absent where choices have no sections. */
  readonly sectionOf?: (choice: Choice) => string
}

/** What select, multi-select and connection picker tell the parts they share. */
export interface SelectModel {
  readonly widget: WidgetProps
  readonly options: OptionsView
  /** The choices that the value stands for. */
  readonly chosen: ReadonlySet<Choice>
  readonly multiple: boolean
  readonly look: ChoiceLook
  /** What the empty filter shows while open. */
  readonly filterHint: string
  /** What to say while nothing has arrived, and where nothing is to be had: where the texts for choices do not fit. */
  readonly texts?: SelectTexts | undefined
  readonly onChoose: (choice: Choice) => void
  readonly onUseText: (text: string) => void
  /** Of a multi-select: chooses all that the filter leaves, drops everything, drops the last one. */
  readonly many: ManyActions | undefined
  /** A word below the list that leads out of it, to something new. `act` resolves when its user is through with that. */
  readonly create?: { readonly label: string; readonly act: () => Promise<void> } | undefined
}

interface SelectTexts {
  readonly loadingText: string
  readonly emptyText: string
  /** `late` are the texts that come with the list. */
  readonly emptyHint: (late: SelectMessages) => string
}

export interface ManyActions {
  readonly count: number
  readonly addAll: (choices: readonly Choice[]) => void
  readonly clear: () => void
  readonly removeLast: () => void
  readonly focusLast: () => void
}
