import type { Clock } from '../client/clock.ts'
import type { ModuleClient } from '../client/moduleClient.ts'
import type { MergeMode } from '../core/schema/mergeSchema.ts'
import type { Schema } from '../core/schema/model.ts'
import type { Connection, FormValues } from '../core/schema/wire.ts'
import type { FieldPath } from '../core/values/fieldPath.ts'
import type { FormValuesOf, SubmitValuesOf } from '../core/values/formValuesOf.ts'
import type { Path } from '../core/values/path.ts'
import type { SetAsideData } from './cells/cell.ts'
import type { ReportFailure } from './callHost.ts'
import type { FormStorage } from './schema/formStorage.ts'
import type { ReloadReport } from './schema/reloadReport.ts'

/** Filter of a connection field; an absent list matches all. Specification 2.4. */
export interface ConnectionFilter {
  readonly appTypes: readonly string[] | undefined
  readonly managementTypes: readonly string[] | undefined
}

/** The host's connections: all of them, or a function that returns those for a filter. */
export type ConnectionSource =
  readonly Connection[] | ((filter: ConnectionFilter) => Promise<readonly Connection[]> | readonly Connection[])

/** Loads the options of one content object in place of the module. Returns entries as in specification 2.9. Decisions §6. */
export type ContentLoader = (request: {
  readonly name: string
  readonly formData: FormValues
  readonly signal: AbortSignal
}) => Promise<readonly unknown[]> | readonly unknown[]

/** The host's merge function: takes the current schema and the answer, both parsed, and returns the next schema. Decisions §5. */
export type MergeFunction = (current: Schema, answer: Schema) => unknown

/**
 * The cause of a change. `edit`: the user, or `discardSetAside()`; `set`, `reset`: the host; `schema`: an answer of the module, or a new start
 * of the form.
 */
export type ChangeReason = 'edit' | 'set' | 'reset' | 'schema'

/** Details of a change. `valid` and `submitData` are computed when read. Decisions §9. */
export interface ChangeMeta<Values = FormValues> {
  readonly reason: ChangeReason
  readonly paths: readonly Path[]
  readonly valid: boolean
  readonly dirty: boolean
  /** The data that a submit would hand over, valid or not. */
  readonly submitData: Values
  /** The form data that the current schema was requested with, for `initialSchemaData`. Decisions §5. */
  readonly schemaData: FormValues
}

/**
 * Errors by path that a submit may return. A path is an array of ids and row indexes, or a JSON Pointer; with the type of a schema, of one of its fields.
 * Decisions §8.
 */
export interface SubmitErrors<S = unknown> {
  readonly errors: readonly { readonly path: FieldPath<S>; readonly message: string }[]
}

/** What a submit hands over beside the form data, so that the host can keep the rest. Decisions §8. */
export interface SubmitRest<Values = FormValues> {
  /** Values that are not submitted because their field is hidden and a rule could show it, at their paths. */
  readonly hidden: Values
  /** The values without a field, for `initialSetAside`. */
  readonly setAside: readonly SetAsideData[]
  /** Texts of hidden fields that cannot be read as a value and would have blocked the submit if visible; also for `initialSetAside`. */
  readonly unread: readonly SetAsideData[]
  /** The form data that the current schema was requested with, for `initialSchemaData`. Decisions §5. */
  readonly schemaData: FormValues
  /** Fields that are submitted though their pattern could not be run in this browser, in the order of the form. */
  readonly unchecked: readonly Path[]
}

/**
 * Handles the submitted data of a form with the schema `S`. Returning nothing is a success; `{ errors }` show at their fields; the message
 * of a rejection shows at the form, and so does the status of a response of `fetch` that is not ok. Errors may have any path, as a server
 * sends them: annotate errors that you write yourself with `SubmitErrors<S>`. `void` allows a handler without `return`.
 */
export type SubmitHandler<S = unknown> = (
  formData: SubmitValuesOf<S>,
  rest: SubmitRest<FormValuesOf<S>>,
) => SubmitErrors<S> | SubmitErrors | void | Promise<SubmitErrors<S> | SubmitErrors | void>

/** The host's current settings for effects: read at each use, so that a host may change them at any time. */
export interface FormEnvironment {
  readonly client: ModuleClient | undefined
  readonly clock: Clock
  readonly schemaMerge: MergeMode | MergeFunction
  readonly contentLoaders: Readonly<Record<string, ContentLoader>>
  readonly connections?: ConnectionSource | undefined
  /** Milliseconds without a key until typed text is committed; 500 by default. Decisions §5. */
  readonly commitDelay?: number | undefined
  readonly storage?: FormStorage | undefined
  /** The key of this form in the storage: its module and its form id; empty if it has neither, and nothing is kept. */
  readonly storageKey: string
  readonly onReload?: ((report: ReloadReport) => void) | undefined
  readonly onChange?: ((formData: FormValues, meta: ChangeMeta) => void) | undefined
  readonly onSubmit?: SubmitHandler | undefined
  /** Another form has replaced this one. */
  readonly isOvertaken: () => boolean
  /** A submit begins: patterns for which the last one ran out of time are tried again. */
  readonly renewPatterns: () => void
  readonly report: ReportFailure
}
