/** One request that a module was sent, and its answer. */
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

/** What a module was asked and what it answered, oldest first. A file that the playground has exported is one. */
export interface Recording {
  readonly exchanges: readonly RecordedExchange[]
}
