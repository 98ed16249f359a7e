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

/** Which connections a field takes; an absent list takes all. Specification 2.4. */
export interface ConnectionFilter {
  readonly appTypes: readonly string[] | undefined
  readonly managementTypes: readonly string[] | undefined
}

/** The host's connections: all of them, or asked for by filter. */
export type ConnectionSource =
  readonly Connection[] | ((filter: ConnectionFilter) => Promise<readonly Connection[]> | readonly Connection[])

/** Loads the options of one content object in place of the module. Entries as in specification 2.9. Decisions §6. */
export type ContentLoader = (request: {
  readonly name: string
  readonly formData: FormValues
  readonly signal: AbortSignal
}) => Promise<readonly unknown[]> | readonly unknown[]

/** A merge of the host's own: gets the schema at hand and the answer, both parsed, and gives the next one. Decisions §5. */
export type MergeFunction = (current: Schema, answer: Schema) => unknown

/** What happened, seen by the host. `edit`: the user; `set`, `reset`: the host; `schema`: an answer or another start. */
export type ChangeReason = 'edit' | 'set' | 'reset' | 'schema'

/** What came with a change. `valid` and `submitData` are worked out when read. Decisions §9. */
export interface ChangeMeta<Values = FormValues> {
  readonly reason: ChangeReason
  readonly paths: readonly Path[]
  readonly valid: boolean
  readonly dirty: boolean
  /** What a submit would hand over now, valid or not. */
  readonly submitData: Values
  /** The form data that the schema in force was asked with, for `initialSchemaData`. Decisions §5. */
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
  /** Values of fields that are off, in their places. */
  readonly hidden: Values
  /** What has no field now, for `initialSetAside`. */
  readonly setAside: readonly SetAsideData[]
  /** Texts of hidden fields that do not read as a value, which would have stopped the submit had they been shown; also for `initialSetAside`. */
  readonly unread: readonly SetAsideData[]
  /** The form data that the schema in force was asked with, for `initialSchemaData`. Decisions §5. */
  readonly schemaData: FormValues
  /** Fields that are submitted though their pattern could not be run in this browser, in the order of the form. */
  readonly unchecked: readonly Path[]
}

/**
 * What a host does with submitted data of a form with the schema `S`: nothing returned is a success, `{ errors }` stand at their fields, a rejection stands at
 * the form. Errors may have any path, as a server sends them: annotate with `SubmitErrors<S>` those that you write yourself. `void` lets it be written without `return`.
 */
export type SubmitHandler<S = unknown> = (
  formData: SubmitValuesOf<S>,
  rest: SubmitRest<FormValuesOf<S>>,
) => SubmitErrors<S> | SubmitErrors | void | Promise<SubmitErrors<S> | SubmitErrors | void>

/** The world around a form, as it is now: read anew at each use, so that a host may change it at any time. */
export interface FormEnvironment {
  readonly client: ModuleClient | undefined
  readonly clock: Clock
  readonly schemaMerge: MergeMode | MergeFunction
  readonly contentLoaders: Readonly<Record<string, ContentLoader>>
  readonly connections?: ConnectionSource | undefined
  /** Milliseconds without a key after which a typed text counts; half a second without it. Decisions §5. */
  readonly commitDelay?: number | undefined
  readonly storage?: FormStorage | undefined
  /** Names this form in the storage: its module and its form id. */
  readonly storageKey: string
  readonly onReload?: ((report: ReloadReport) => void) | undefined
  readonly onChange?: ((formData: FormValues, meta: ChangeMeta) => void) | undefined
  readonly onSubmit?: SubmitHandler | undefined
  /** Another form stands in the place of this one. */
  readonly isOvertaken: () => boolean
  /** A submit begins: patterns for which the last one had no time left get another turn. */
  readonly renewPatterns: () => void
  readonly report: ReportFailure
}
