import type { Choices, Content, Definition, Effect, Metadata, OnAction, Rule, UiOptions, Validation } from '../core/schema/model.ts'
import type { FieldType } from '../core/schema/wire.ts'

/** Offered while it is typed, and any text all the same. */
type Open<Name extends string> = Name | (string & {})

/**
 * A field whose type is not known as a literal, as in an imported JSON file: its shape is looked at, its words are not.
 */
export interface LooseField extends LooseDefinition {
  readonly id: string
}

interface LooseDefinition {
  readonly type?: Open<FieldType>
  readonly label?: string
  readonly description?: string
  readonly default?: unknown
  readonly format?: string
  readonly validation?: Validation
  readonly validation_messages?: Definition['validation_messages'] & {}
  readonly ui_options?: UiOptions
  readonly on_action?: OnAction
  readonly rules?: readonly LooseRule[]
  readonly choices?: Choices
  readonly content?: Content
  readonly allowed_app_types?: readonly string[]
  readonly allowed_connection_management_types?: readonly string[]
  readonly fields?: readonly LooseField[]
  readonly items?: LooseDefinition
  readonly [key: string]: unknown
}

interface LooseRule extends Omit<Rule, 'then'> {
  readonly then: { readonly fields: readonly LooseEffect[]; readonly [key: string]: unknown }
}

interface LooseEffect extends LooseField {
  readonly apply_as: Open<Effect['apply_as']>
}

/** What `defineSchema` infers a schema from. */
export interface LooseSchema {
  readonly metadata: Metadata
  readonly fields: readonly LooseField[]
  readonly ui_options?: UiOptions
  readonly rules?: readonly LooseRule[]
}
