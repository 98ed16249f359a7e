import type { FormValues } from '../../../core/schema/wire.ts'
import type { Path } from '../../../core/values/path.ts'
import type { Recording } from '../../../client/recording/recording.ts'

/** Identifies a file as a session, with its version. */
export const sessionFormat = 'moduleform-session'
export const sessionVersion = 1

/** A value without a field, or a text that could not be read as a value, as the form returns it. */
export interface SavedAside {
  readonly path: Path
  readonly value: unknown
  readonly text?: string
  readonly type?: string
}

/** The complete state of a form, with which a form can be started. */
export interface SavedState {
  readonly values: FormValues
  /** Includes the texts that could not be read as values. */
  readonly setAside: readonly SavedAside[]
  /** The form data with which the current schema was requested. */
  readonly schemaData: FormValues
}

/** One entry of the event list. */
export interface SessionEvent {
  /** Milliseconds since the first event. */
  readonly at: number
  readonly kind: string
  readonly title: string
  readonly lines: readonly string[]
  /** The state of the form after it. */
  readonly state?: SavedState
}

/** What the playground exports: a recording and the state of the form, without secrets, so that it can be shared. */
export interface Session extends Recording {
  readonly format: typeof sessionFormat
  readonly version: typeof sessionVersion
  /** Base URL of the module, without query; for information only, never called. */
  readonly module?: string
  /** Settings of the playground, as in its address. */
  readonly settings: Readonly<Record<string, string>>
  /** The current schema. */
  readonly schema?: object
  readonly state: SavedState
  readonly events: readonly SessionEvent[]
}
