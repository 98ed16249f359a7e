import type { Address } from '../core/values/path.ts'
import type { Cell } from './cells/cell.ts'
import type { FieldView } from './fieldView.ts'
import type { FormEvent } from './formEvents.ts'
import type { FormState } from './formState.ts'
import type { FormView } from './formView.ts'
import type { ReloadReport } from './schema/reloadReport.ts'
import type { Journal } from './transaction.ts'

/** The changes of one event, for effects and the host. */
export interface Transition {
  readonly event: FormEvent
  readonly valuesChanged: ReadonlySet<Address>
  /** The previous content of the places that it changed. */
  readonly journal: Journal
  /** What a new schema changed; absent if there was none. */
  readonly report: ReloadReport | undefined
}

/** The store of one form. */
export interface FormStore {
  /** Read-only: only transitions change it. */
  readonly state: Readonly<FormState>
  /** The view of the form as a whole, which rarely changes. */
  readonly form: { readonly getState: () => FormView; readonly subscribe: (listener: () => void) => () => void }
  readonly dispatch: (event: FormEvent) => void
  /** Whether an input method composes a text in the form; set from outside. */
  isComposing?: boolean
  readonly field: (address: Address) => FieldView | undefined
  /** Whether nothing of a field is shown, see `isHidden` in `cells/readValues.ts`. Here for code that loads on demand, which would not share its import. */
  readonly isHidden: (cell: Cell) => boolean
  /** Calls the listener when the view of one field changed. Returns a function that unsubscribes. */
  readonly subscribeField: (address: Address, listener: () => void) => () => void
  /** Whether a field is rendered: its view has a subscriber. */
  readonly isInView: (address: Address) => boolean
  /** Calls the listener when a field is rendered. Returns a function that unsubscribes. */
  readonly subscribeInView: (listener: () => void) => () => void
  /** Calls the listener when a value at or below an address changed, for instance for a row's title. */
  readonly subscribeValue: (address: Address, listener: () => void) => () => void
  /** Calls the listener after every event. */
  readonly subscribe: (listener: (transition: Transition) => void) => () => void
}
