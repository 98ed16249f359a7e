import type { Answer } from '../../../client/answer.ts'
import type { EndpointName } from '../../../client/errors.ts'
import type { WireFormatName } from '../../../client/wireNames.ts'
import type { AnswerMerge } from '../../../core/schema/mergeSchema.ts'

/** An HTTP request as it is sent. */
export interface Call {
  readonly method: 'POST' | 'OPTIONS'
  readonly endpoint: EndpointName
  readonly url: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: string | undefined
}

/** What came back: an answer with its headers, or nothing. */
export type Outcome =
  | { readonly kind: 'answer'; readonly headers: Headers; readonly answer: Answer; readonly encoding: Encoding }
  | { readonly kind: 'failure'; readonly reason: 'network' | 'timeout'; readonly message: string }

/** How the body was written, as far as it is not what JSON asks for. */
export type Encoding = 'utf-8' | 'byte-order-mark' | 'other'

/** One request, why it was sent, and what came of it. */
export interface Exchange {
  /** In the order of sending, from 1. */
  readonly id: number
  readonly purpose: Purpose
  readonly call: Call
  readonly outcome: Outcome
  /** Milliseconds until the whole answer had come. */
  readonly durationMs: number
}

/**
 * What a request shall find out. `subject` names it in reports: "the first load", "country" set to "CA". `group` names those that are
 * left out together where there are too many, `field` whose choices they are about. `isGuess`: the form data hold a value that is made up, which the module may refuse.
 */
export type Purpose = {
  readonly subject: string
  readonly group: string
  readonly field?: string
  readonly isGuess?: boolean
} & PurposeKind

type PurposeKind =
  /** The first load, in a format that may not be the module's. */
  | { readonly kind: 'detection'; readonly format: WireFormatName }
  /** The first load, in the format that was not needed. */
  | { readonly kind: 'other-format'; readonly of: Exchange }
  /** The same request again: at once, or after all others. */
  | { readonly kind: 'repeat'; readonly of: Exchange; readonly isLate: boolean }
  /** A field that loads the schema, set to one of its choices; `merge` says how the form takes the answer. */
  | ({ readonly kind: 'choice' } & MadeChoice)
  /** The module's own schema and data sent back. `isLast`: no further attempt follows. */
  | { readonly kind: 'fix-point'; readonly of: Exchange; readonly isLast: boolean }
  | ({ readonly kind: 'content' } & AskedContent)
  | { readonly kind: 'unknown-name'; readonly unknownNames: readonly string[]; readonly names: readonly string[] }
  /** `what` is in every field where `isWide`; where that breaks the module, in one field after the other. */
  | { readonly kind: 'form-data'; readonly variety: FormDataVariety; readonly what: string; readonly isWide: boolean }
  | { readonly kind: 'malformed'; readonly isJson: boolean }
  | { readonly kind: 'preflight' }

export type FormDataVariety = 'empty' | 'partial' | 'hostile'

/** `from` is the answer that the form had before, `trigger` leads to the field by ids, `value` is what it was set to. */
interface MadeChoice {
  readonly merge: Omit<AnswerMerge, 'answer'>
  readonly from: Exchange
  readonly trigger: readonly string[]
  readonly value: unknown
  /** Whether content depends on the field: a form has to ask again then, whatever becomes of the schema. */
  readonly governsContent: boolean
}

/** A request of `/content` with form data as a person could have filled them in. */
interface AskedContent {
  readonly objects: readonly AskedObject[]
  /** For a request of one object: that of all at once, with the same form data. */
  readonly together?: Exchange
}

/** A content object, and how its governing fields stand in the form data that are sent. Specification 4.2. */
export interface AskedObject {
  readonly name: string
  /** Type of the field that stores a choice; of a multi-select that of its `items`. */
  readonly type: string | undefined
  /** Governing fields without a selection, and with an unknown one. */
  readonly empty: readonly string[]
  readonly unknown: readonly string[]
  readonly isGoverned: boolean
  /** The values of its governing fields, as JSON. */
  readonly governedBy: string
  /** What its own field was set to, from a list of this object; `undefined` where it was not set so. */
  readonly chosen: unknown
}

export type PurposeOf<Kind extends Purpose['kind']> = Extract<Purpose, { kind: Kind }>
