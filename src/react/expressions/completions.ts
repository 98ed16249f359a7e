import type { RefObject } from 'react'
import type { Clock } from '../../client/clock.ts'
import type { UiMessages } from '../uiMessages.ts'
import type { ExpressionMessages } from './expressionMessages.ts'
import type { TemplateCompletion } from './templates.ts'

/** A text control, and what of its field the list of references needs to know. */
export interface CompletedField {
  readonly label: string
  /** It stands on its expression side. */
  readonly isExpression: boolean
  /** A text around references may stand in it; else one reference and nothing else. */
  readonly takesText: boolean
  /** What stands in it now is an expression. */
  readonly holdsTemplate: boolean
  /** What `complete` gives fits the query already: the list shows it as it is. */
  readonly isFound: boolean
  readonly complete: (query: string) => readonly TemplateCompletion[] | Promise<readonly TemplateCompletion[]>
  /** Puts a reference in place of a part of the text; `false` where the control can do that by itself. */
  readonly take: (template: string, place: TextPlace) => boolean
}

/** A part of the text of a control. */
export interface TextPlace {
  readonly element: HTMLInputElement | HTMLTextAreaElement
  readonly from: number
  readonly to: number
}

/** What the list of references of a form is given: it knows of no store. */
export interface CompletionsProps {
  readonly root: RefObject<HTMLElement | null>
  readonly texts: ExpressionMessages
  readonly messages: UiMessages
  readonly clock: Clock
  /** The field of a text control in which references can be put; `undefined` where they cannot. */
  readonly fieldOf: (element: Element) => CompletedField | undefined
  /** Is handed what opens the list at a control. */
  readonly onReady: (open: ((element: HTMLElement) => void) | undefined) => void
}
