/** One attempt of one call of the module, as the drawer lists it. */
export interface LoggedRequest {
  /** Unique within a log: a number that counts from 1, by which people speak of it. */
  readonly key: string
  /** Number of the call and its attempt, as the client counts them. */
  readonly call: string
  readonly endpoint: string
  readonly url: string
  /** Why it was sent, in a few words: "country changed". */
  readonly why: string
  /** Paths of the fields whose change caused it. */
  readonly causes?: readonly (readonly (string | number)[])[]
  /** Sent by a person at this page, and not by the form: the form hears nothing of its answer. */
  readonly isByHand?: boolean
  /** JSON as it went out, with credentials masked by the client. */
  readonly requestBody: unknown
  readonly outcome: 'pending' | 'answered' | 'failed' | 'aborted'
  readonly status: number | undefined
  readonly responseBody: unknown
  /** Why it failed, as a sentence. */
  readonly error: string | undefined
  /** Milliseconds of the client's clock. */
  readonly startedAt: number
  readonly durationMs: number | undefined
  /** What this page itself has done to it, in a word or two each: "delay" of the menu "Chaos", say. */
  readonly marks?: readonly string[]
}
