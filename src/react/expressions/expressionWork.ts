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

/** What is handed to the code that loads on demand, see `restoring`. */
export interface ExpressionNeeds {
  readonly restoring: Restoring
  readonly pathOf: (state: FormState, address: Address) => Path
  readonly report: ReportFailure
  /** The host's current prop. */
  readonly templates: () => Templates | undefined
  readonly clock: () => Clock
  readonly Completions: ComponentType<CompletionsProps>
  /** Those that contain each word of a query. */
  readonly filterCompletions: (completions: readonly TemplateCompletion[], query: string) => readonly TemplateCompletion[]
}

/** Where the user was typing, or dropped something, before another control replaced it. */
interface Caret {
  readonly address: Address
  readonly element: Element
  /** Offset of the caret in the text; the end if unknown. */
  readonly at: number | undefined
}

type OpenList = (element: HTMLElement) => void

/** What the parts of one form share: what the host gives, and where the focus has to move. */
export interface ExpressionWork extends ExpressionNeeds {
  /** A toggle was pressed; the field is rendered differently afterwards, with another toggle element. */
  readonly noteToggled: (address: Address) => void
  /** Whether the focus is to go to the toggle of a field; once. */
  readonly takeToggled: (address: Address) => boolean
  readonly noteCaret: (caret: Caret) => void
  /** The last caret of a field's control that is gone; returned once. */
  readonly takeCaret: (address: Address) => Caret | undefined
  readonly setOpenList: (open: OpenList | undefined) => void
  /** Opens the list of references at a text control. */
  readonly openList: OpenList
}

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

/** The name of a field in a sentence: a group that is a row may have no label of its own. */
export function nameOf({ restoring }: ExpressionWork, { state, field }: FormStore, address: Address): string {
  const cell = state.cells.get(address)
  return field(address)?.label || (cell === undefined ? '' : restoring.labelOf(state, cell))
}

/** Switches a field to a side, as one change that can be undone. */
export const putOnSide = ({ restoring }: ExpressionWork, store: FormStore, address: Address, side: Side, text?: string): void =>
  store.dispatch({
    type: 'fieldChanged',
    address,
    apply: (transaction) => chooseSide({ ...restoring, transaction }, address, side, text),
  })
