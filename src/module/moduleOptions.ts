import type { Schema } from '../core/schema/model.ts'
import type { Problem } from '../core/schema/problems.ts'
import type { Choice } from '../core/schema/wire.ts'
import type { ContentIds, ManagedIds } from './schemaIds.ts'
import type { FormValuesOf } from '../core/values/formValuesOf.ts'

/** A module: pass its `fetch` to any server of Fetch-standard handlers. It needs no `this`. */
export interface Module {
  /** Never rejects: failures are answered. */
  readonly fetch: (request: Request) => Promise<Response>
}

/** The request, as passed to a module's functions. Specification 4. */
export interface ModuleContext<Data> {
  /**
   * The form data. Values that do not fit their field in `form` are removed, so that the type holds whatever a caller sends. Keys that
   * `form` does not contain are kept, untyped, and so are fields to which a rule may give another type or other choices.
   */
  readonly formData: Data
  /** The form data as sent, including values that do not fit. */
  readonly sentFormData: Readonly<Record<string, unknown>>
  /** The caller's current schema, as sent to `/schema`; `undefined` at `/content`. */
  readonly schema: unknown
  /** The caller's content records, as sent to `/schema`; empty at `/content`. */
  readonly contentObjects: readonly unknown[]
  /** `credentials` beside `data` in the `data` wire format, else `undefined`. */
  readonly credentials: unknown
  /** For its headers and URL; its body is consumed already. */
  readonly request: Request
  /** Aborted when the caller disconnects: pass it on to anything that the function awaits. */
  readonly signal: AbortSignal
}

/** Returns the schema for the form data. Specification 4.1. */
export type SchemaFunction<Data> = (context: ModuleContext<Data>) => Schema | Promise<Schema>

/**
 * Returns the choices of one content object, `[]` if its governing field has no selection or an unknown one (specification 4.2).
 * `undefined`: the object is not supported, and is left out of the answer.
 */
export type ContentFunction<Data> = (context: ModuleContext<Data>) => readonly Choice[] | undefined | Promise<readonly Choice[] | undefined>

/**
 * The options of a module. `S` is its schema, if it is always the same; `F` is the form that types and filters the form data, by default
 * the same.
 */
export type ModuleOptions<S extends Schema = Schema, F extends Schema = S> = CommonOptions<S, F> & ContentOption<S, F>

interface CommonOptions<S extends Schema, F extends Schema> {
  /** A schema, where it is always the same, or a function of the form data. */
  readonly schema: S | SchemaFunction<FormValuesOf<F>>
  /** The fields that type and filter the form data, if `schema` is a function; see `defineSchema`. By default a fixed `schema`. */
  readonly form?: F | undefined
  /** Origins whose pages may call the module, also with cookies; `'*'` for all, without. By default none, without CORS headers. */
  readonly cors?: string | readonly string[] | undefined
  /** Maximum length of a request in bytes; a longer one is refused with 413 while it arrives. 1 MiB by default. */
  readonly maxRequestBytes?: number | undefined
  /**
   * Whether each schema is linted before it is sent, and content objects without a function are reported. By default if `NODE_ENV` is
   * `development`.
   */
  readonly development?: boolean | undefined
  /** In development, called with the problems of a schema that it has not had before. By default errors and warnings go to `console.warn`. */
  readonly onProblems?: ((problems: readonly Problem[]) => void) | undefined
  /**
   * Called, and awaited, with what a function of the module throws and no `HttpError` is, in production too. By default, in development, it
   * goes to `console.error`.
   */
  readonly onError?: ((error: unknown, request: Request) => void | Promise<void>) | undefined
  /** The names of the hosts' own widgets: a `ui_widget` of such a name is no problem. */
  readonly widgets?: readonly string[] | undefined
}

/** A missing function is a type error; optional if no function is needed. */
type ContentOption<S extends Schema, F extends Schema> =
  string extends ManagedIds<F['fields']>
    ? { readonly content?: ContentFunctions<S, F> | undefined }
    : [ManagedIds<F['fields']>] extends [never]
      ? { readonly content?: ContentFunctions<S, F> | undefined }
      : { readonly content: ContentFunctions<S, F> }

/**
 * One function for each content object, by its id. If the schema comes from a function, it may contain further objects; objects that the
 * host may load need no function. Decisions §6.
 */
type ContentFunctions<S extends Schema, F extends Schema> = NamedFunctions<F> &
  (string extends ContentIds<S['fields']>
    ? Readonly<Record<string, ContentFunction<FormValuesOf<F>>>>
    : MayHaveContent<S, F> extends true
      ? object
      : Readonly<Record<string, never>>)

type MayHaveContent<S extends Schema, F extends Schema> = [ContentIds<S['fields'] | F['fields']>] extends [never] ? IsOpen<S> : true

/** Whether more may come than its type tells: by fields of the type `any` or `never[]`, or rules of the whole form. */
type IsOpen<S extends Schema> = unknown extends S['fields']
  ? true
  : [S['fields'][number]] extends [never]
    ? true
    : 'rules' extends keyof S
      ? true
      : false

type NamedFunctions<F extends Schema> =
  string extends ContentIds<F['fields']>
    ? object
    : { readonly [Id in ManagedIds<F['fields']>]: ContentFunction<FormValuesOf<F>> } & {
        readonly [Id in ContentIds<F['fields']>]?: ContentFunction<FormValuesOf<F>>
      }
