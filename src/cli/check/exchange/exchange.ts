import type { Answer } from '../../../client/answer.ts'
import type { EndpointName } from '../../../client/errors.ts'
import type { WireFormatName } from '../../../client/wireNames.ts'
import type { AnswerMerge } from '../../../core/schema/mergeSchema.ts'

/** An HTTP request. */
export interface Call {
  readonly method: 'POST' | 'OPTIONS'
  readonly endpoint: EndpointName
  readonly url: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: string | undefined
}

/** What came back: an answer with its headers, or a failure. `hasBegun`: the answer began, and never came whole. */
export type Outcome = { readonly kind: 'answer'; readonly headers: Headers; readonly answer: Answer; readonly encoding: Encoding } | Failure

interface Failure {
  readonly kind: 'failure'
  readonly reason: 'network' | 'timeout'
  readonly message: string
  readonly hasBegun: boolean
  /** A server is there, and `message` is a sentence about why it could not be asked. */
  readonly isThere?: true
}

/** How the body was encoded; JSON requires UTF-8 without a byte order mark. */
export type Encoding = 'utf-8' | 'byte-order-mark' | 'utf-16' | 'other'

/** One request, its purpose and its outcome. */
export interface Exchange {
  /** In the order of sending, from 1. */
  readonly id: number
  readonly purpose: Purpose
  readonly call: Call
  readonly outcome: Outcome
  /** What came before, each time with the request to come again later. */
  readonly before?: readonly Outcome[]
  /** Milliseconds until the answer was complete. */
  readonly durationMs: number
}

/**
 * What a request is meant to find out. `subject` names it in reports: "the first load", "country" set to "CA". `group` names requests that
 * are left out together when there are too many, `field` is the field whose choices they try. `isGuess`: the form data contain a made-up
 * value, which the module may refuse.
 */
export type Purpose = {
  readonly subject: string
  readonly group: string
  readonly field?: string
  readonly isGuess?: boolean
} & PurposeKind

type PurposeKind =
  /** The first load, in a format the module may not use. */
  | { readonly kind: 'detection'; readonly format: WireFormatName }
  /** The first load, in the other format. */
  | { readonly kind: 'other-format'; readonly of: Exchange }
  /** The same request again: at once, or after all others. */
  | { readonly kind: 'repeat'; readonly of: Exchange; readonly isLate: boolean }
  /** A field that loads the schema, set to one of its choices; `merge` says how the form merges the answer. */
  | ({ readonly kind: 'choice' } & MadeChoice)
  /** The module's own schema and data sent back. `isLast`: no further attempt follows. */
  | { readonly kind: 'fix-point'; readonly of: Exchange; readonly isLast: boolean }
  | ({ readonly kind: 'content' } & AskedContent)
  | { readonly kind: 'unknown-name'; readonly unknownNames: readonly string[]; readonly names: readonly string[] }
  /** `isWide`: every field has the value `what`; if that breaks the module, the fields are tried one by one. */
  | { readonly kind: 'form-data'; readonly variety: FormDataVariety; readonly what: string; readonly isWide: boolean }
  | { readonly kind: 'malformed'; readonly isJson: boolean }
  | { readonly kind: 'preflight' }

export type FormDataVariety = 'empty' | 'partial' | 'hostile'

/** `from` is the answer that the form had before, `trigger` is the path to the field by ids, `value` is the value it was set to. */
interface MadeChoice {
  readonly merge: Omit<AnswerMerge, 'answer'>
  readonly from: Exchange
  readonly trigger: readonly string[]
  readonly value: unknown
  /** Whether content depends on the field: the form then has to request content again, whatever happens to the schema. */
  readonly governsContent: boolean
}

/** A request to `/content` with form data that a person could have entered. */
interface AskedContent {
  readonly objects: readonly AskedObject[]
  /** For a request of one object: the request of all objects with the same form data. */
  readonly together?: Exchange
}

/** A content object, and the state of its governing fields in the form data of the request. Specification 4.2. */
export interface AskedObject {
  readonly name: string
  /** Type of the field that stores a choice; for a multi-select the type of its `items`. */
  readonly type: string | undefined
  /** The host may load it: the module need not know it. */
  readonly isForHost: boolean
  /** Governing fields without a selection, and those with an unknown one. */
  readonly empty: readonly string[]
  readonly unknown: readonly string[]
  readonly isGoverned: boolean
  /** The values of its governing fields, as JSON. */
  readonly governedBy: string
  /** The choice its own field was set to, taken from this object's list; `undefined` if it was not set from there. */
  readonly chosen: unknown
}

export type PurposeOf<Kind extends Purpose['kind']> = Extract<Purpose, { kind: Kind }>
