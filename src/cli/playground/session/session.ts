import type { FormValues } from '../../../core/schema/wire.ts'
import type { Path } from '../../../core/values/path.ts'
import type { Recording } from '../../../client/recording/recording.ts'

/** What tells a file to be a session, and how it is to be read. */
export const sessionFormat = 'moduleform-session'
export const sessionVersion = 1

/** A value without a field, or a text that is no value, as a form hands it over. */
export interface SavedAside {
  readonly path: Path
  readonly value: unknown
  readonly text?: string
  readonly type?: string
}

/** All that a form holds and a form can be started with. */
export interface SavedState {
  readonly values: FormValues
  /** Also the texts that do not read as a value. */
  readonly setAside: readonly SavedAside[]
  /** The form data that the schema in force was asked with. */
  readonly schemaData: FormValues
}

/** One thing that happened, as the list of events shows it. */
export interface SessionEvent {
  /** Milliseconds since the first event. */
  readonly at: number
  readonly kind: string
  readonly title: string
  readonly lines: readonly string[]
  /** What the form held after it. */
  readonly state?: SavedState
}

/** What the playground exports: a recording, and what stood in the form. Without secrets, so that it can be sent to somebody. */
export interface Session extends Recording {
  readonly format: typeof sessionFormat
  readonly version: typeof sessionVersion
  /** Base URL of the module, without query; for a person to read, never asked. */
  readonly module?: string
  /** Of the playground, as in its address. */
  readonly settings: Readonly<Record<string, string>>
  /** The schema in force. */
  readonly schema?: object
  readonly state: SavedState
  readonly events: readonly SessionEvent[]
}
