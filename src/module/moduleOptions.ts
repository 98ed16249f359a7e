import type { Schema } from '../core/schema/model.ts'
import type { Problem } from '../core/schema/problems.ts'
import type { Choice } from '../core/schema/wire.ts'
import type { ContentIds, ManagedIds } from './schemaIds.ts'
import type { FormValuesOf } from '../core/values/formValuesOf.ts'

/** A module: hand its `fetch` to whatever serves Fetch-standard handlers. It is bound to nothing and may be taken off. */
export interface Module {
  /** Never rejects: what fails is answered. */
  readonly fetch: (request: Request) => Promise<Response>
}

/** What a module's functions are told of the request they answer. Specification 4. */
export interface ModuleContext<Data> {
  /**
   * The form data. Where `form` says what the fields are, a value that does not fit its field is missing here, so that its type holds
   * whatever a caller sends. Keys that `form` does not name are there, untyped, and fields to which a rule may give another type or other
   * choices as they were sent.
   */
  readonly formData: Data
  /** The form data as sent, with what does not fit. */
  readonly sentFormData: Readonly<Record<string, unknown>>
  /** The schema in the caller's hands, as sent to `/schema`; `undefined` at `/content`. */
  readonly schema: unknown
  /** The content records in the caller's hands, as sent to `/schema`; empty at `/content`. */
  readonly contentObjects: readonly unknown[]
  /** What came beside `data` in the wire format of that name, else `undefined`. */
  readonly credentials: unknown
  /** For its headers and address; its body is read already. */
  readonly request: Request
  /** Aborted when the caller goes away: hand it to whatever the function waits for. */
  readonly signal: AbortSignal
}

/** Gives the schema for the form data. Specification 4.1. */
export type SchemaFunction<Data> = (context: ModuleContext<Data>) => Schema | Promise<Schema>

/**
 * Gives the choices of one content object, `[]` where its governing field has no selection or an unknown one (specification 4.2).
 * `undefined`: the object is not supported now, and is left out of the answer.
 */
export type ContentFunction<Data> = (context: ModuleContext<Data>) => readonly Choice[] | undefined | Promise<readonly Choice[] | undefined>

/**
 * What a module is made of. `S` is its schema, where it is always the same, and `F` the form that form data are typed and read by: by
 * default the same.
 */
export type ModuleOptions<S extends Schema = Schema, F extends Schema = S> = CommonOptions<S, F> & ContentOption<S, F>

interface CommonOptions<S extends Schema, F extends Schema> {
  /** A schema, where it is always the same, or a function of the form data. */
  readonly schema: S | SchemaFunction<FormValuesOf<F>>
  /** The fields that form data are typed and read by, where `schema` is a function; see `defineSchema`. By default a fixed `schema`. */
  readonly form?: F
  /** Origins whose pages may call the module, `'*'` for all. By default no CORS headers are sent. */
  readonly cors?: string | readonly string[]
  /** Longer requests are refused with 413 while they arrive. Bytes; 1 MiB by default. */
  readonly maxRequestBytes?: number
  /** Whether the linter reads each schema before it is answered, and content objects without a function are named. By default where `NODE_ENV` is `development`. */
  readonly development?: boolean
  /** In development, told of each problem of the schema once. By default errors and warnings go to `console.warn`. */
  readonly onProblems?: (problems: readonly Problem[]) => void
}

/** Missing functions are refused, and nothing needs to be passed where none is needed. */
type ContentOption<S extends Schema, F extends Schema> =
  string extends ManagedIds<F['fields']>
    ? { readonly content?: ContentFunctions<S, F> }
    : [ManagedIds<F['fields']>] extends [never]
      ? { readonly content?: ContentFunctions<S, F> }
      : { readonly content: ContentFunctions<S, F> }

/**
 * One function for each content object, by its id. Where a function gives the schema, it may bring objects that the form does not have;
 * what the host may load needs none. Decisions §6.
 */
type ContentFunctions<S extends Schema, F extends Schema> = NamedFunctions<F> &
  (string extends ContentIds<S['fields']> ? Readonly<Record<string, ContentFunction<FormValuesOf<F>>>> : object)

type NamedFunctions<F extends Schema> =
  string extends ContentIds<F['fields']>
    ? object
    : { readonly [Id in ManagedIds<F['fields']>]: ContentFunction<FormValuesOf<F>> } & {
        readonly [Id in ContentIds<F['fields']>]?: ContentFunction<FormValuesOf<F>>
      }
