import type { SchemaSource } from '../core/lint/lintForm.ts'
import type { Plan } from '../core/plan/plan.ts'
import type { Problem } from '../core/schema/problems.ts'
import type { Schema } from '../core/schema/model.ts'
import type { Choice, FormValues } from '../core/schema/wire.ts'
import type { Address } from '../core/values/path.ts'
import type { ConnectionChange } from './content/connectionSet.ts'
import type { Failure } from './failure.ts'
import type { FormSettings } from './formSettings.ts'
import type { HistoryState, HostError, PastedRows, SentValues } from './formState.ts'
import type { Transaction } from './transaction.ts'

/** Everything that can happen to a form. Each has one transition of the same name. */
export type FormEvent =
  // What the user does in a field.
  | { readonly type: 'valueChosen'; readonly address: Address; readonly value: unknown }
  /** `isShown`: the control shows the text already. */
  | { readonly type: 'textTyped'; readonly address: Address; readonly text: string; readonly isShown?: boolean }
  /** A change of a field by lazily loaded code, which the event carries. */
  | { readonly type: 'fieldChanged'; readonly address: Address; readonly apply: (transaction: Transaction) => void }
  | { readonly type: 'fieldCommitted'; readonly address: Address }
  | { readonly type: 'fieldLeft'; readonly address: Address }
  /** `index`: index of the new row; at the end by default. */
  | { readonly type: 'rowAdded'; readonly address: Address; readonly index?: number }
  /** The code that copies it is loaded lazily, so the event carries it. */
  | { readonly type: 'rowDuplicated'; readonly address: Address; readonly key: string; readonly apply: (transaction: Transaction) => void }
  | { readonly type: 'rowRemoved'; readonly address: Address; readonly key: string }
  | { readonly type: 'rowMoved'; readonly address: Address; readonly key: string; readonly to: number }
  /** Rows were pasted, or a slice of them: all slices with one number are one change. */
  | {
      readonly type: 'rowsPasted'
      readonly address: Address
      readonly pasted: PastedRows
      /** The field that it started in. */
      readonly start?: Address | undefined
      readonly apply: (transaction: Transaction) => void
    }
  /** A change is undone or redone. The code for it is loaded lazily, so the event carries it. */
  | { readonly type: 'changeApplied'; readonly apply: (transaction: Transaction) => void }
  | { readonly type: 'historyChanged'; readonly history: HistoryState }
  // What the host does.
  | { readonly type: 'formOpened' }
  /** `byUser`: on behalf of the user or an agent, so that it can be undone. */
  | { readonly type: 'valuesSet'; readonly values: readonly ValueAt[]; readonly byUser?: boolean }
  /**
   * The host passed new `values`. The code for it is loaded lazily, so the event carries it; while applied, it collects the places that it
   * sets, and which values are the host's own.
   */
  | {
      readonly type: 'valuesGiven'
      readonly places: readonly Address[]
      readonly brought: ReadonlySet<Address>
      readonly apply: (transaction: Transaction) => void
    }
  /** `byHost`: to values that the host passes to `reset`. */
  | { readonly type: 'formReset'; readonly values: FormValues; readonly byHost?: boolean }
  | { readonly type: 'settingsChanged'; readonly settings: FormSettings }
  | { readonly type: 'startReplaced'; readonly schema: Schema; readonly plan: Plan; readonly source: SchemaSource }
  | { readonly type: 'moduleReplaced'; readonly keepsSchema: boolean }
  | { readonly type: 'focusAsked'; readonly address: Address }
  | { readonly type: 'setAsideDiscarded' }
  // The schema.
  | { readonly type: 'reloadAsked' }
  | { readonly type: 'schemaRequested'; readonly revision: number; readonly asked: SentValues }
  | {
      readonly type: 'schemaArrived'
      readonly revision: number
      readonly schema: Schema
      readonly plan: Plan
      readonly source: SchemaSource
      readonly problems: readonly Problem[]
    }
  | {
      readonly type: 'schemaRestored'
      readonly plan: Plan
      readonly labels: ReadonlyMap<string, readonly Choice[]>
      readonly savedAt: number
    }
  | { readonly type: 'schemaFailed'; readonly revision: number; readonly error: Failure; readonly cause: unknown }
  | { readonly type: 'schemaDropped' }
  | { readonly type: 'schemaAborted' }
  | { readonly type: 'schemaLooped'; readonly answers: number; readonly fields: readonly string[] }
  // Options.
  | { readonly type: 'optionsOpened'; readonly address: Address }
  | { readonly type: 'optionsRefreshed'; readonly address: Address }
  /**
   * Options were requested, are slow, have failed or are not needed any more. Most of the code for it is loaded lazily, so the event carries
   * it.
   */
  | { readonly type: 'contentChanged'; readonly apply: (transaction: Transaction) => void }
  | { readonly type: 'contentArrived'; readonly apply: (transaction: Transaction) => void }
  /** The connections of one filter were requested, have arrived or failed. */
  | { readonly type: 'connectionsChanged'; readonly filter: string; readonly change: ConnectionChange }
  | { readonly type: 'connectionsForgotten' }
  // Validation and submit.
  | { readonly type: 'patternsSettled' }
  | { readonly type: 'submitWaits' }
  | { readonly type: 'formChecked' }
  | { readonly type: 'submitStarted' }
  | { readonly type: 'submitStopped'; readonly byReload?: boolean }
  /** The host sets errors of the form, which replace those that it set before. */
  | { readonly type: 'errorsSet'; readonly errors: readonly HostError[] }
  /** `isDone`: the host has accepted the data that the form still contains. */
  | { readonly type: 'submitEnded'; readonly errors: readonly HostError[]; readonly error: Failure | undefined; readonly isDone: boolean }

interface ValueAt {
  readonly address: Address
  readonly value: unknown
}

export type EventOf<Type extends FormEvent['type']> = Extract<FormEvent, { readonly type: Type }>
