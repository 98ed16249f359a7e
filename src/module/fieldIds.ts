/**
 * Every way in which rules, dependencies and layouts may name a field of a schema: its id, or its dotted path from any field around it
 * (`address.street`, `contacts.items`, `contacts.items.name`). `string` where an id is not known as a literal. Specification 2.8 and 2.10.
 */
export type FieldIds<Fields> = Fields extends readonly (infer D)[] ? IdsIn<D> : never

/** Ids of the fields themselves, without those below them. */
export type OwnIds<Fields> = Fields extends readonly { readonly id: infer Id extends string }[] ? Id : string

/** Of one field, or of each of a union. */
type IdsIn<D> =
  | PathOf<D>
  | (D extends { readonly fields: infer Fields } ? FieldIds<Fields> : never)
  | (D extends HasItems ? IdsInItems<D['items']> : never)

type IdsInItems<Items> =
  | (Items extends { readonly fields: infer Fields } ? FieldIds<Fields> : never)
  | (Items extends HasItems ? IdsInItems<Items['items']> : never)

interface HasItems {
  readonly items: unknown
}

type PathOf<D> = D extends { readonly id: infer Id extends string } ? Id | `${Id}.${PathBelow<D>}` : never

type PathBelow<D> =
  | (D extends { readonly fields: readonly (infer Child)[] } ? PathOf<Child> : never)
  | (D extends { readonly type: 'array' } ? 'items' : never)
  | (D extends HasItems ? `items.${PathBelow<D['items']>}` : never)
