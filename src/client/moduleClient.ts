import type { Problem } from '../core/schema/problems.ts'
import type { Connection, ContentRecord, ContentRequest, SchemaRequest } from '../core/schema/wire.ts'

/** What the form needs of a module: its two endpoints. Specification 4. Failures reject with a `ModuleError`. */
export interface ModuleClient {
  loadSchema: (request: SchemaRequest, options?: RequestOptions) => Promise<SchemaAnswer>
  loadContent: (request: ContentRequest, options?: RequestOptions) => Promise<ContentAnswer>
}

/** Options of a single request. */
export interface RequestOptions {
  readonly signal?: AbortSignal
  /** The connections chosen in the form, for `moduleCredentials`. */
  readonly connections?: readonly Connection[]
  /**
   * The secret fields, now or earlier in the session: JSON Pointers of ids, with `~` for the rows of an array, as in `/accounts/~/token`.
   * Their values are masked for observers and in texts of the module.
   */
  readonly secrets?: ReadonlySet<string>
}

/** The schema in an answer. */
export interface SchemaAnswer {
  /** As sent by the module, not parsed: an object with a `fields` array. */
  readonly schema: unknown
  readonly problems: readonly Problem[]
}

/** The records of content objects in an answer. */
export interface ContentAnswer {
  /** One record per name; those without an answer are missing. */
  readonly records: readonly ContentRecord[]
  readonly problems: readonly Problem[]
  /**
   * JSON Pointers to the options of each record in the original answer, in the order of `records`. By default the positions of the
   * specification: `/content_objects/0/data`, and so on.
   */
  readonly pointers?: readonly string[]
}
