/**
 * All ids by which rules, dependencies and layouts may refer to a field of a schema: its id, or its dotted path from any field around it
 * (`address.street`, `contacts.items`, `contacts.items.name`). `string` if an id is no literal. Specification 2.8 and 2.10.
 */
export type FieldIds<Fields> = Fields extends readonly (infer D)[] ? FieldIdsIn<D> : never

/** Ids of the fields themselves, without those below them. */
export type OwnIds<Fields> = Fields extends readonly { readonly id: infer Id extends string }[] ? Id : string

/** Of one field, or of each of a union. */
type FieldIdsIn<D> =
  | PathOf<D>
  | (D extends { readonly fields: infer Fields } ? FieldIds<Fields> : never)
  | (D extends HasItems ? FieldIdsInItems<D['items']> : never)

type FieldIdsInItems<Items> =
  | (Items extends { readonly fields: infer Fields } ? FieldIds<Fields> : never)
  | (Items extends HasItems ? FieldIdsInItems<Items['items']> : never)

interface HasItems {
  readonly items: unknown
}

type PathOf<D> = D extends { readonly id: infer Id extends string } ? Id | `${Id}.${PathBelow<D>}` : never

type PathBelow<D> =
  | (D extends { readonly fields: readonly (infer Child)[] } ? PathOf<Child> : never)
  | (D extends { readonly type: 'array' } ? 'items' : never)
  | (D extends HasItems ? `items.${PathBelow<D['items']>}` : never)

/**
 * Ids of the content objects that fields name, at any depth and in effects of their rules; `string` where they are not known as literals.
 * Those of a content of the kind `Except` are left out. Specification 2.8.
 */
export type ContentIds<Fields, Except = never> = Fields extends readonly (infer D)[] ? ContentIdsIn<D, Except> : never

/** Those that the module is asked for: content whose logic is all custom may be loaded by the host. */
export type ManagedIds<Fields> = ContentIds<Fields, { readonly type: readonly ['custom'] }>

/** Of one definition, or of each of a union. */
type ContentIdsIn<D, Except> =
  // A field that is no literal may contain any.
  | (D extends { readonly id: infer Id } ? (string extends Id ? string : never) : never)
  | (D extends { readonly content?: infer Content } ? (unknown extends Content ? never : ObjectIds<NonNullable<Content>, Except>) : never)
  | (D extends { readonly fields: infer Fields } ? ContentIds<Fields, Except> : never)
  | (D extends { readonly items: infer Items } ? ContentIdsIn<Items, Except> : never)
  | (D extends { readonly rules: readonly { readonly then: { readonly fields: infer Effects } }[] } ? ContentIds<Effects, Except> : never)

type ObjectIds<Content, Except> = Content extends Except
  ? never
  : Content extends { readonly content_objects: readonly { readonly id: infer Id extends string }[] }
    ? Id
    : string
