import type { Definition, Effect, Metadata, Rule, UiOptions } from '../core/schema/model.ts'
import type { FieldType } from '../core/schema/wire.ts'

/** The declared keys of a type, without its index signature. */
export type Known<Type> = { [Key in keyof Type as string extends Key ? never : Key]: Type[Key] }

/** Suggests names in editors, but allows any text. */
type Open<Name extends string> = Name | (string & {})

/** A field whose type is no literal, as in an imported JSON file: its shape is checked, its texts are not. */
export interface LooseField extends LooseDefinition {
  readonly id: string
}

interface LooseDefinition extends Omit<Known<Definition>, 'type' | 'rules' | 'fields' | 'items'> {
  readonly type?: Open<FieldType>
  readonly rules?: readonly LooseRule[]
  readonly fields?: readonly LooseField[]
  readonly items?: LooseDefinition
  readonly [key: string]: unknown
}

/** A rule of a schema whose ids are not known as literals. */
export interface LooseRule extends Omit<Rule, 'then'> {
  readonly then: { readonly fields: readonly LooseEffect[]; readonly [key: string]: unknown }
}

/** A part of an effect: `null` removes what the field has. Decisions §3. */
export type Clearable<Part> = Part extends readonly unknown[]
  ? Part
  : Part extends object
    ? { readonly [Key in keyof Part]: Clearable<Part[Key]> | null }
    : Part

interface LooseChange extends Clearable<Omit<Known<Definition>, 'type' | 'rules' | 'fields' | 'items'>> {
  readonly type?: Open<FieldType> | null
  readonly fields?: readonly LooseChange[] | null
  readonly items?: LooseChange | null
  readonly [key: string]: unknown
}

interface LooseEffect extends LooseChange {
  readonly id: string
  readonly apply_as: Open<Effect['apply_as']>
}

/** The constraint from which `defineSchema` infers a schema. */
export interface LooseSchema {
  readonly metadata: Metadata
  readonly fields: readonly LooseField[]
  readonly ui_options?: UiOptions
  readonly rules?: readonly LooseRule[]
}
