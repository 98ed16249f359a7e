import type { ComponentType } from 'react'
import type { Clock } from '../../client/clock.ts'
import type { Address, Path } from '../../core/values/path.ts'
import type { ReportFailure } from '../../store/callHost.ts'
import type { Side } from '../../store/cells/cell.ts'
import { chooseSide } from '../../store/expressions/chooseSide.ts'
import type { FormState } from '../../store/formState.ts'
import type { FormStore } from '../../store/formStore.ts'
import type { Restoring } from '../../store/history/restoring.ts'
import type { CompletionsProps } from './completions.ts'
import type { TemplateCompletion, Templates } from './templates.ts'

/** What is handed over to code that comes late, see `restoring`. */
export interface ExpressionNeeds {
  readonly restoring: Restoring
  readonly pathOf: (state: FormState, address: Address) => Path
  readonly report: ReportFailure
  /** What the host gives now. */
  readonly templates: () => Templates | undefined
  readonly clock: () => Clock
  readonly Completions: ComponentType<CompletionsProps>
  /** Those that hold each word of a query. */
  readonly filterCompletions: (completions: readonly TemplateCompletion[], query: string) => readonly TemplateCompletion[]
}

/** Where somebody was typing, or what was dropped on, before another control took over. */
interface Caret {
  readonly address: Address
  readonly element: Element
  /** Where the caret stood in its text; the end where nobody knows. */
  readonly at: number | undefined
}

type OpenList = (element: HTMLElement) => void

/** What the parts of one form share: what the host gives, and where the focus is to go. */
export interface ExpressionWork extends ExpressionNeeds {
  /** A toggle was pressed: in the field's other look it is another element. */
  readonly noteToggled: (address: Address) => void
  /** Whether the focus is to go to the toggle of a field; once. */
  readonly takeToggled: (address: Address) => boolean
  readonly noteCaret: (caret: Caret) => void
  /** The caret that the control of a field has had which is no longer there; once. */
  readonly takeCaret: (address: Address) => Caret | undefined
  readonly setOpenList: (open: OpenList | undefined) => void
  /** Opens the list of references at a text control. */
  readonly openList: OpenList
}

/** Creates what the parts of one form share. */
export function createExpressionWork(needs: ExpressionNeeds): ExpressionWork {
  let toggled: Address | undefined
  let caret: Caret | undefined
  let openList: OpenList | undefined
  return {
    ...needs,
    noteToggled: (address) => {
      toggled = address
    },
    takeToggled: (address) => {
      if (toggled !== address) return false
      toggled = undefined
      return true
    },
    noteCaret: (next) => {
      caret = next
    },
    takeCaret: (address) => {
      if (caret?.address !== address || caret.element.isConnected) return undefined
      const taken = caret
      caret = undefined
      return taken
    },
    setOpenList: (open) => {
      openList = open
    },
    openList: (element) => openList?.(element),
  }
}

/** Puts a field on a side, as one change that can be taken back. */
export const putOnSide = ({ restoring }: ExpressionWork, store: FormStore, address: Address, side: Side, text?: string): void =>
  store.dispatch({
    type: 'fieldChanged',
    address,
    apply: (transaction) => chooseSide({ ...restoring, transaction }, address, side, text),
  })
