/**
 * Ids of the content objects that fields name, at any depth and in effects of their rules; `string` where they are not known as literals.
 * Those of a content of the kind `Except` are left out. Specification 2.8.
 */
export type ContentIds<Fields, Except = never> = Fields extends readonly (infer D)[] ? IdsIn<D, Except> : never

/** Those that the platform asks the module for: where all loading logic is custom, the host may do it. */
export type ManagedIds<Fields> = ContentIds<Fields, { readonly type: readonly ['custom'] }>

/** Of one definition, or of each of a union. */
type IdsIn<D, Except> =
  // A field that is not known as a literal may name any.
  | (D extends { readonly id: infer Id } ? (string extends Id ? string : never) : never)
  | (D extends { readonly content?: infer Content } ? (unknown extends Content ? never : ObjectIds<NonNullable<Content>, Except>) : never)
  | (D extends { readonly fields: infer Fields } ? ContentIds<Fields, Except> : never)
  | (D extends { readonly items: infer Items } ? IdsIn<Items, Except> : never)
  | (D extends { readonly rules: readonly { readonly then: { readonly fields: infer Effects } }[] } ? ContentIds<Effects, Except> : never)

type ObjectIds<Content, Except> = Content extends Except
  ? never
  : Content extends { readonly content_objects: readonly { readonly id: infer Id extends string }[] }
    ? Id
    : string
