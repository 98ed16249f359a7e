import type { RefObject } from 'react'
import type { Clock } from '../../client/clock.ts'
import type { UiMessages } from '../uiMessages.ts'
import type { ExpressionMessages } from './expressionMessages.ts'
import type { TemplateCompletion } from './templates.ts'

/** A text control, and what the list of references needs to know of its field. */
export interface CompletedField {
  readonly label: string
  /** The field is on its expression side. */
  readonly isExpression: boolean
  /** The field can hold text around references; otherwise only a single reference. */
  readonly takesText: boolean
  /** Its current text is an expression. */
  readonly holdsTemplate: boolean
  /** On the fixed side, its current text is a value of the field, and so no query. */
  readonly holdsFixed: boolean
  /** `complete` has already filtered by the query: the list shows its results unchanged. */
  readonly isFound: boolean
  readonly complete: (query: string) => readonly TemplateCompletion[] | Promise<readonly TemplateCompletion[]>
  /**
   * Replaces a part of the text by a reference; `false` where the control can do that by itself. `removeText` takes the part out of the
   * control, as if it was deleted by hand.
   */
  readonly take: (template: string, place: TextPlace, removeText: () => void) => boolean
}

/** A part of the text of a control. */
export interface TextPlace {
  readonly element: HTMLInputElement | HTMLTextAreaElement
  readonly from: number
  readonly to: number
}

/** Props of a form's list of references, which does not know the store. */
export interface CompletionsProps {
  readonly root: RefObject<HTMLElement | null>
  readonly texts: ExpressionMessages
  readonly messages: UiMessages
  readonly clock: Clock
  /** The field of a text control that can take references; `undefined` for any other element. */
  readonly fieldOf: (element: Element) => CompletedField | undefined
  /** Receives the function that opens the list at a control. */
  readonly onReady: (open: ((element: HTMLElement) => void) | undefined) => void
}
