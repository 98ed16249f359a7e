import type { Address } from '../core/values/path.ts'
import type { FieldView } from './fieldView.ts'
import type { FormEvent } from './formEvents.ts'
import type { FormState } from './formState.ts'
import type { FormView } from './formView.ts'
import type { ReloadReport } from './schema/reloadReport.ts'
import type { Journal } from './transaction.ts'

/** What was changed by one event, for effects and for the host. */
export interface Transition {
  readonly event: FormEvent
  readonly valuesChanged: ReadonlySet<Address>
  /** What it found in the places that it wrote to. */
  readonly journal: Journal
  /** What a schema that took effect did; absent where none did. */
  readonly report: ReloadReport | undefined
}

/** The store of one form. */
export interface FormStore {
  /** For reading only: transitions are the writers. */
  readonly state: Readonly<FormState>
  /** The form as a whole; changes seldom. */
  readonly form: { readonly getState: () => FormView; readonly subscribe: (listener: () => void) => () => void }
  readonly dispatch: (event: FormEvent) => void
  readonly field: (address: Address) => FieldView | undefined
  /** Tells when the view of one field changed. Returns the way to stop. */
  readonly subscribeField: (address: Address, listener: () => void) => () => void
  /** Whether somebody shows a field: has subscribed to its view. */
  readonly isInView: (address: Address) => boolean
  /** Tells that a field has come into view. Returns the way to stop. */
  readonly subscribeInView: (listener: () => void) => () => void
  /** Tells when a value at or below an address changed: a row's title, say. */
  readonly subscribeValue: (address: Address, listener: () => void) => () => void
  /** Tells of every event, after it took effect. */
  readonly subscribe: (listener: (transition: Transition) => void) => () => void
}
