import type { OperatorName } from './operands.ts'
import type { Choice } from './wire.ts'

/**
 * A schema after `parseSchema`: a valid wire schema again, with aliases normalised and unknown keys kept. Specification 2.1.
 * What could not be read is absent here and reported as a `Problem`.
 */
export interface Schema {
  readonly metadata: Metadata
  readonly fields: readonly Field[]
  readonly ui_options?: UiOptions
  readonly rules?: readonly Rule[]
  readonly [key: string]: unknown
}

/** Specification 2.2. */
export interface Metadata {
  readonly workflows_module_schema_version: string
  readonly [key: string]: unknown
}

/** What fields and array `items` have in common. Specification 2.3 and 2.4. */
export interface Definition {
  /** One of the seven types, or the module's own text where it is unknown: such a field shows as unsupported. */
  readonly type?: string
  readonly label?: string
  readonly description?: string
  readonly default?: unknown
  readonly format?: string
  readonly validation?: Validation
  readonly validation_messages?: Readonly<Record<string, string>>
  readonly ui_options?: UiOptions
  readonly on_action?: OnAction
  readonly rules?: readonly Rule[]
  readonly choices?: Choices
  readonly content?: Content
  readonly allowed_app_types?: readonly string[]
  readonly allowed_connection_management_types?: readonly string[]
  readonly fields?: readonly Field[]
  readonly items?: Definition
  readonly [key: string]: unknown
}

/** One field. Specification 2.3. */
export interface Field extends Definition {
  readonly id: string
}

/** Specification 2.6; `min_items` and `max_items` by decisions §1. */
export interface Validation {
  readonly required?: boolean
  readonly min_length?: number
  readonly max_length?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly pattern?: string
  readonly min_items?: number
  readonly max_items?: number
  readonly [key: string]: unknown
}

/** Specification 2.5; of the root, of fields and of `items`. */
export interface UiOptions {
  readonly ui_widget?: string | null
  readonly ui_options?: { readonly language?: string; readonly [key: string]: unknown }
  readonly ui_layout?: { readonly type?: string; readonly elements?: readonly string[]; readonly [key: string]: unknown }
  readonly ui_order?: readonly string[]
  readonly placeholder?: string
  readonly [key: string]: unknown
}

/** Specification 2.9. */
export interface Choices {
  readonly values: readonly Choice[]
  readonly [key: string]: unknown
}

/** Specification 2.8. */
export interface Content {
  readonly type: readonly string[]
  readonly content_objects: readonly ContentObject[]
  readonly [key: string]: unknown
}

/** One list of options that the module sends, by its name, and the fields whose values it hangs on. Specification 2.8. */
export interface ContentObject {
  readonly id: string
  readonly content_object_depends_on_fields?: readonly { readonly id: string; readonly [key: string]: unknown }[]
  readonly [key: string]: unknown
}

/** Specification 2.11; `load_content` by decisions §1. */
export interface OnAction {
  readonly load_schema?: boolean
  readonly [key: string]: unknown
}

/** Specification 2.10. */
export interface Rule {
  readonly if: Condition
  readonly then: { readonly fields: readonly Effect[]; readonly [key: string]: unknown }
  readonly [key: string]: unknown
}

/** One combinator. A nested one and a comparison are both terms (decisions §1). Both at once are read as `and` of the two. */
export type Condition = { readonly and: readonly Term[] } | { readonly or: readonly Term[] }
/** What a combinator combines. Specification 2.10. */
export type Term = Condition | Comparison

/** Compares the value of the field `id` with `value`. Specification 2.10. */
export interface Comparison {
  readonly id: string
  /** An unknown operator is kept as sent; it never holds. */
  readonly operator: OperatorName | (string & {})
  readonly value?: unknown
}

/** A partial definition with its target. */
export interface Effect extends Definition {
  readonly id: string
  readonly apply_as: 'merge' | 'fully_replace'
}
