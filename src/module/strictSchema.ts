import type { Scalar } from '../core/schema/json.ts'
import type { Metadata, Validation } from '../core/schema/model.ts'
import type { operands, OperatorName } from '../core/schema/operands.ts'
import type { FieldType, FormatName, LanguageName, WidgetName } from '../core/schema/wire.ts'
import type { WidgetOf } from '../core/schema/fieldTypes.ts'
import type { RuleName } from '../core/validation/ruleArgs.ts'
import type { FieldIds, OwnIds } from './schemaIds.ts'
import type { NumberOf, TextOf } from '../core/values/formValuesOf.ts'
import type { Clearable, Known, LooseField, LooseRule } from './looseSchema.ts'

/**
 * The type that a schema must conform to, derived from the schema itself: each field has the shape of its type, each reference an existing
 * id. `Widget` are the host's widgets besides those of the specification. Specification 2.
 */
export type StrictSchema<S, Widget extends string> = S extends { readonly fields: infer Fields }
  ? StrictForm<Fields, ListOf<FieldIds<Fields>>, Widget>
  : never

/** Looked up in an object type, ids appear as such in error messages, and not as the expression that computes them. */
type ListOf<Id extends string> = { readonly [One in Id]: One }

type StrictForm<Fields, Ids extends ListOf<string>, Widget extends string> = StrictRoot<
  StrictFields<Fields, Ids[keyof Ids & string], Widget>,
  Ids[keyof Ids & string],
  OwnIds<Fields>,
  Widget
>

/** Custom keys of a module, which are ignored. */
interface OwnKeys {
  readonly [key: `_${string}`]: unknown
  readonly [key: `x-${string}`]: unknown
  readonly [key: `x_${string}`]: unknown
}

interface StrictRoot<Fields, Id extends string, RootId extends string, Widget extends string> extends OwnKeys {
  readonly $schema?: string
  readonly metadata: StrictMetadata
  readonly fields: Fields
  readonly ui_options?: StrictLayout<Id, RootId>
  readonly rules?: readonly (string extends Id ? LooseRule : StrictRule<Id, Widget>)[]
  readonly connections?: unknown
}

interface StrictMetadata extends Known<Metadata>, OwnKeys {}

type StrictFields<Fields, Id extends string, Widget extends string> = {
  readonly [Index in keyof Fields]: StrictField<Fields[Index], Id, Widget>
}

type StrictField<F, Id extends string, Widget extends string> = F extends { readonly type?: infer Type }
  ? unknown extends Type
    ? Untyped & WithId
    : string extends Type
      ? LooseField
      : Type extends FieldType
        ? StrictDefinition<F, Id, Widget>[Type] & WithId
        : Untyped & WithId
  : Untyped & WithId

type StrictItems<F, Id extends string, Widget extends string> = F extends { readonly type?: infer Type }
  ? string extends Type
    ? Omit<LooseField, 'id'>
    : Type extends FieldType
      ? StrictDefinition<F, Id, Widget>[Type]
      : Untyped
  : Untyped

interface WithId {
  readonly id: string
}

/** Other keys are not checked until the type is valid. */
interface Untyped {
  readonly type: FieldType
  readonly [key: string]: unknown
}

/** One row for each of the seven types. Specification 2.4. */
interface StrictDefinition<F, Id extends string, Widget extends string> {
  readonly string: StringDefinition<Id, Widget, TextOf<F>>
  readonly number: NumberDefinition<Id, Widget, NumberOf<F>>
  readonly integer: IntegerDefinition<Id, Widget, NumberOf<F>>
  readonly boolean: BooleanDefinition<Id, Widget>
  readonly connection: ConnectionDefinition<Id, Widget>
  readonly object: ObjectDefinition<Id, Widget, F extends { readonly fields: infer Fields } ? StrictFields<Fields, Id, Widget> : never>
  readonly array: ArrayDefinition<Id, Widget, F extends { readonly items: infer Items } ? StrictItems<Items, Id, Widget> : never>
}

/** Specification 2.3. `Fit` are the widgets that fit the type. */
interface CommonKeys<Id extends string, Widget extends string, Fit extends WidgetName> extends OwnKeys {
  readonly label?: string
  readonly description?: string
  readonly validation?: StrictValidation
  readonly validation_messages?: StrictMessages
  readonly ui_options?: StrictUiOptions<Id, Widget | Fit | 'hidden'>
  readonly on_action?: StrictAction
  readonly rules?: readonly StrictRule<Id, Widget>[]
  readonly content?: StrictContent<Id>
}

interface StringDefinition<Id extends string, Widget extends string, Value> extends CommonKeys<Id, Widget, WidgetOf<'string'>> {
  readonly type: 'string'
  readonly default?: Value
  readonly format?: FormatName
  readonly choices?: StrictChoices<string>
}

interface NumberDefinition<Id extends string, Widget extends string, Value> extends CommonKeys<Id, Widget, WidgetOf<'number'>> {
  readonly type: 'number'
  readonly default?: Value
  readonly choices?: StrictChoices<number>
}

interface IntegerDefinition<Id extends string, Widget extends string, Value> extends CommonKeys<Id, Widget, WidgetOf<'integer'>> {
  readonly type: 'integer'
  readonly default?: Value
  readonly choices?: StrictChoices<number>
}

interface BooleanDefinition<Id extends string, Widget extends string> extends CommonKeys<Id, Widget, WidgetOf<'boolean'>> {
  readonly type: 'boolean'
  readonly default?: boolean
  readonly choices?: StrictChoices<boolean>
}

interface ConnectionDefinition<Id extends string, Widget extends string> extends CommonKeys<Id, Widget, WidgetOf<'connection'>> {
  readonly type: 'connection'
  readonly default?: object
  readonly allowed_app_types: readonly string[]
  readonly allowed_connection_management_types: readonly ('managed' | 'custom')[]
}

interface ObjectDefinition<Id extends string, Widget extends string, Fields> extends CommonKeys<Id, Widget, WidgetOf<'object'>> {
  readonly type: 'object'
  readonly default?: Readonly<Record<string, unknown>>
  readonly choices?: StrictChoices<ObjectChoice>
  readonly fields?: Fields
}

interface ArrayDefinition<Id extends string, Widget extends string, Items> extends CommonKeys<Id, Widget, WidgetOf<'array'>> {
  readonly type: 'array'
  readonly default?: readonly unknown[]
  readonly choices?: StrictChoices<string | number | ObjectChoice>
  readonly items?: Items
}

interface StrictValidation extends Known<Validation>, OwnKeys {}

type StrictMessages = { readonly [Rule in RuleName]?: string } & OwnKeys

/** Specification 2.5. */
interface StrictUiOptions<Id extends string, Widget extends string> extends StrictLayout<Id, Id> {
  readonly ui_widget?: Widget | null
  readonly ui_options?: StrictCodeOptions
  readonly placeholder?: string
}

interface StrictLayout<Id extends string, OrderId extends string> extends OwnKeys {
  readonly ui_order?: readonly OrderId[]
  readonly ui_layout?: StrictRow<Id>
}

interface StrictRow<Id extends string> extends OwnKeys {
  readonly type: 'horizontal'
  readonly elements: readonly Id[]
}

interface StrictCodeOptions extends OwnKeys {
  readonly language?: LanguageName
}

/** Specification 2.11; the rest by decisions §1. */
interface StrictAction extends OwnKeys {
  readonly load_schema?: boolean
  readonly load_content?: boolean | { readonly reload_content_objects?: readonly WithId[] }
  readonly reload_content_objects?: readonly WithId[]
}

/** Specification 2.9. */
interface StrictChoices<Value> extends OwnKeys {
  readonly values: readonly StrictChoice<Value>[]
}

interface StrictChoice<Value> extends OwnKeys {
  readonly value: Value
  readonly label: string
}

interface ObjectChoice {
  readonly id: string | number
  readonly label?: string
  readonly [key: string]: unknown
}

/** Specification 2.8. */
interface StrictContent<Id extends string> extends OwnKeys {
  readonly type: readonly ('managed' | 'custom')[]
  readonly content_objects: readonly StrictContentObject<Id>[]
}

interface StrictContentObject<Id extends string> extends OwnKeys {
  readonly id: string
  readonly content_object_depends_on_fields?: readonly StrictDependency<Id>[]
}

interface StrictDependency<Id extends string> extends OwnKeys {
  readonly id: Id
}

/** Specification 2.10. */
interface StrictRule<Id extends string, Widget extends string> extends OwnKeys {
  readonly if: StrictCondition<Id>
  readonly then: StrictThen<Id, Widget>
}

interface StrictThen<Id extends string, Widget extends string> extends OwnKeys {
  readonly fields: readonly StrictEffect<Id, Widget>[]
}

interface StrictCondition<Id extends string> extends OwnKeys {
  readonly and?: readonly (StrictCondition<Id> | StrictComparison<Id>)[]
  readonly or?: readonly (StrictCondition<Id> | StrictComparison<Id>)[]
  /** An object with an operator is a comparison, and gets its error messages. */
  readonly operator?: never
}

/** One shape for each operator, so that an error message says which values the operator takes. */
type StrictComparison<Id extends string> = {
  readonly [Operator in OperatorName]: (typeof operands)[Operator] extends { readonly kind: infer Kind extends keyof Operands }
    ? CompareWith<Id, Operator, Operands[Kind]>
    : CompareAlone<Id, Operator>
}[OperatorName]

interface CompareWith<Id extends string, Operator, Value> extends OwnKeys {
  readonly id: Id
  readonly operator: Operator
  readonly value: Value
}

interface CompareAlone<Id extends string, Operator> extends OwnKeys {
  readonly id: Id
  readonly operator: Operator
  readonly value?: never
}

/** The operands of each kind of operator. Specification 2.10, decisions §3. */
interface Operands {
  readonly scalar: Scalar
  readonly list: readonly unknown[]
  /** Numeric texts are accepted. */
  readonly number: number | `${number}`
}

/** A partial definition: the keys of any type of field. */
interface StrictChange<Id extends string, Widget extends string> extends Clearable<CommonKeys<Id, Widget, WidgetName>> {
  readonly type?: FieldType | null
  readonly default?: unknown
  readonly format?: FormatName | null
  readonly choices?: StrictChoices<unknown> | null
  readonly allowed_app_types?: readonly string[] | null
  readonly allowed_connection_management_types?: readonly ('managed' | 'custom')[] | null
  readonly fields?: readonly (StrictChange<Id, Widget> & WithId)[] | null
  readonly items?: StrictChange<Id, Widget> | null
}

interface StrictEffect<Id extends string, Widget extends string> extends StrictChange<Id, Widget> {
  readonly id: Id
  readonly apply_as: 'merge' | 'fully_replace'
}
