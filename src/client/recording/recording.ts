/** A request to a module, and its answer. */
export interface RecordedExchange {
  readonly request: {
    /** Of the address, such as `/crm/schema`: its last segment is the endpoint. */
    readonly path: string
    /** JSON as it went out, in either wire format, without secrets. */
    readonly body: unknown
  }
  readonly response: {
    readonly status: number
    readonly content_type: string
    /** JSON, or the text where it was none. */
    readonly body: unknown
  }
}

/** Requests to a module and their answers, oldest first. A file exported by the playground is a recording. */
export interface Recording {
  readonly exchanges: readonly RecordedExchange[]
}
