/** One attempt of a call of the module, as an entry of the list. */
export interface LoggedRequest {
  /** Unique within a log: a number from 1 that is shown to the user. */
  readonly key: string
  /** Number of the call and its attempt, as counted by the client. */
  readonly call: string
  readonly endpoint: string
  readonly url: string
  /** The reason, in a few words: "country changed". */
  readonly why: string
  /** Paths of the fields whose change caused it. */
  readonly causes?: readonly (readonly (string | number)[])[]
  /** Sent by a person with this page, not by the form: the form does not get its answer. */
  readonly isByHand?: boolean
  /** The sent JSON, with credentials masked by the client. */
  readonly requestBody: unknown
  /** Its answer had begun, and was never complete. */
  readonly isBrokenOff?: boolean
  readonly outcome: 'pending' | 'answered' | 'failed' | 'aborted'
  readonly status: number | undefined
  readonly responseBody: unknown
  /** Why it failed, as a sentence. */
  readonly error: string | undefined
  /** Milliseconds of the client's clock. */
  readonly startedAt: number
  readonly durationMs: number | undefined
  /** What this page has done to it, in a word or two each, for example "delay" of the menu "Chaos". */
  readonly marks?: readonly string[]
}
