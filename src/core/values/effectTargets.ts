/** The effects of a schema's rules, in fields at any depth and in their items; none of fields without literal ids. Specification 2.10. */
export type EffectsOf<D> =
  (D extends WithRules ? D['rules'][number]['then']['fields'][number] : never) | (D extends Outer ? EffectsInside<D> : never)

type EffectsInside<D extends Outer> =
  | (D extends { readonly fields: readonly (infer Child extends { readonly id: string })[] }
      ? string extends Child['id']
        ? never
        : EffectsOf<Child>
      : never)
  | (D extends { readonly items: infer Items } ? EffectsOf<Items> : never)

interface WithRules {
  readonly rules: readonly { readonly then: { readonly fields: readonly unknown[] } }[]
}
type Outer = { readonly fields: unknown } | { readonly items: unknown }

/** Ids of the fields that effects target. All parts of a dotted path count: hiding all fields of a group leaves the group out too. */
export type TargetIds<Effect> = Effect extends { readonly id: infer Id extends string } ? Along<Id> : never

/** Those to which an effect may give another shape. */
export type RetypedIds<Effect> = Effect extends
  | { readonly type: unknown }
  | { readonly fields: unknown }
  | { readonly items: unknown }
  | { readonly ui_options: { readonly ui_widget: 'SelectWidget' | 'CodeblockWidget' } }
  ? TargetIds<Effect>
  : never

/** Those to which an effect may give other choices. */
export type ReopenedIds<Effect> = Effect extends
  | { readonly choices: unknown }
  | { readonly content: unknown }
  | { readonly validation: { readonly pattern: unknown } }
  | { readonly apply_as: 'fully_replace' }
  ? TargetIds<Effect>
  : never

/** An id, and the parts of a dotted path. */
type Along<Id extends string> = Id extends `${infer First}.${infer Rest}` ? Id | First | Along<Rest> : Id
