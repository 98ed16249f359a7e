import type { Problem } from '../core/schema/problems.ts'
import type { Connection, ContentRecord, ContentRequest, SchemaRequest } from '../core/schema/wire.ts'

/** What the form needs of a module: its two endpoints. Specification 4. Failures reject with a `ModuleError`. */
export interface ModuleClient {
  loadSchema: (request: SchemaRequest, options?: RequestOptions) => Promise<SchemaAnswer>
  loadContent: (request: ContentRequest, options?: RequestOptions) => Promise<ContentAnswer>
}

/** How one request is made. */
export interface RequestOptions {
  readonly signal?: AbortSignal
  /** The connections chosen in the form, for `moduleCredentials`. */
  readonly connections?: readonly Connection[]
  /**
   * Where the form data hold passwords, now or earlier in the session: JSON Pointers of ids, `~` for the rows of an array, as in
   * `/accounts/~/token`. What stands there is masked for observers and where a module repeats it.
   */
  readonly secrets?: ReadonlySet<string>
}

/** A schema that was read from an answer. */
export interface SchemaAnswer {
  /** As the module sent it, not parsed: an object with a `fields` array. */
  readonly schema: unknown
  readonly problems: readonly Problem[]
}

/** The records of content objects that were read from an answer. */
export interface ContentAnswer {
  /** One record a name; names the module did not answer are missing. */
  readonly records: readonly ContentRecord[]
  readonly problems: readonly Problem[]
  /**
   * JSON Pointers to the options of each record in the answer as it came, in the order of `records`. Without them the records stand as
   * specified: `/content_objects/0/data`, and so on.
   */
  readonly pointers?: readonly string[]
}
