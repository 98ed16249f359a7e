import type { EffectsOf } from './effectTargets.ts'
import type { AnyField, HasOptions, HeldBy, HeldByField, IdsOf, IsValue, OrText, Reading, ReadingOf } from './formValuesOf.ts'
import type { Path } from './path.ts'

/**
 * The paths of the fields of a schema, and of the rows of its arrays: arrays of ids and row indexes, JSON Pointers, and plain ids at the
 * top level. An id that contains `/` or `~` needs the array form. Any path if the ids are no literals, which `defineSchema` makes them.
 *
 * @example FieldPath<typeof form> // 'name' | '/name' | readonly ['name'] | `/lines/${number}/sku` | readonly ['lines', number, 'sku'] | …
 */
export type FieldPath<S> = PathTo<S, 'any'>

/** The paths of the arrays with rows. */
export type RowsPath<S> = PathTo<S, 'rows'>

/**
 * The value of the field at a path, `null` if it was emptied on purpose; `unknown` for an unknown path.
 *
 * @example ValueAt<typeof form, '/lines/0/sku'> // string | null
 */
export type ValueAt<S, P> = string extends IdsOf<S> ? unknown : ValuesByPath<S, ReadingOf<S, EffectsOf<S>, false>>[KeyOf<P>]

/** A choice of the field at a path: its value, or one entry of it if that is a list. */
export type OptionAt<S, P> = unknown extends ValueAt<S, P> ? unknown : OneOf<NonNullable<ValueAt<S, P>>>

type OneOf<Value> = Value extends readonly (infer One)[] ? One : Value

/** The path of a row of the array at a path. */
export type RowPath<P> = P extends Path ? readonly [...P, number] : P extends string ? readonly [...Segments<P>, number] : never

/** Which paths: of all fields, or only of arrays with rows. */
type Wanted = 'any' | 'rows'

type PathTo<S, W extends Wanted> =
  string extends IdsOf<S>
    ? Path | string
    : S extends { readonly fields: infer Fields extends readonly AnyField[] }
      ? ListTo<Fields[number], W> | PointerTo<Fields[number], W> | Bare<Fields[number], W>
      : never

type Bare<F, W extends Wanted> = F extends AnyField ? (IsWanted<F, W> extends true ? Unescaped<F['id']> : never) : never

/** An id that needs no escaping in a pointer. */
type Unescaped<Id extends string> = Id extends `${string}${'/' | '~'}${string}` ? never : Id

type IsWanted<D, W extends Wanted> = W extends 'any' ? true : Inside<D> extends { readonly items: unknown } ? true : false

type ListTo<F, W extends Wanted> = F extends AnyField
  ? (IsWanted<F, W> extends true ? readonly [F['id']] : never) | After<F['id'], ListBelow<Inside<F>, W>>
  : never

type ListBelow<In, W extends Wanted> = In extends { readonly fields: infer Fields extends readonly AnyField[] }
  ? string extends Fields[number]['id']
    ? readonly [string, ...Path]
    : ListTo<Fields[number], W>
  : In extends { readonly items: infer Items }
    ? (IsWanted<Items, W> extends true ? readonly [number] : never) | After<number, ListBelow<Inside<Items>, W>>
    : never

type After<Head extends string | number, Rest> = Rest extends Path ? readonly [Head, ...Rest] : never

type PointerTo<F, W extends Wanted> = F extends AnyField
  ? `/${Unescaped<F['id']>}${(IsWanted<F, W> extends true ? '' : never) | PointerBelow<Inside<F>, W>}`
  : never

type PointerBelow<In, W extends Wanted> = In extends { readonly fields: infer Fields extends readonly AnyField[] }
  ? string extends Fields[number]['id']
    ? `/${string}`
    : PointerTo<Fields[number], W>
  : In extends { readonly items: infer Items }
    ? `/${number}${(IsWanted<Items, W> extends true ? '' : never) | PointerBelow<Inside<Items>, W>}`
    : never

/** The fields of a group or the items of rows; nothing for a field with a single value. */
type Inside<D> =
  IsValue<D> extends true
    ? null
    : D extends { readonly type: 'object'; readonly fields: unknown }
      ? Pick<D, 'fields'>
      : D extends { readonly type: 'array'; readonly items: unknown }
        ? HasOptions<D> extends true
          ? null
          : Pick<D, 'items'>
        : null

/** The segments of a path. */
type Segments<P extends string> = P extends `/${infer Rest}` ? Split<Rest> : readonly [P]
type Split<Rest extends string> = Rest extends `${infer Head}/${infer Tail}`
  ? readonly [AsIndex<Head>, ...Split<Tail>]
  : readonly [AsIndex<Rest>]
type AsIndex<Segment extends string> = Segment extends `${infer Index extends number}` ? Index : Segment

/**
 * The values of fields, by pointer. A lookup in an object instead of a walk along the path: the compiler resolves it for all paths of a
 * generic type at once.
 */
type ValuesByPath<S, R extends Reading> = {
  readonly [Entry in EntriesIn<S, '', R> as Entry['key']]: Held<Entry['at'], R>
} & Readonly<Record<string, unknown>>

/** A field or a row, by its pointer. */
interface Entry<Key extends string, D> {
  readonly key: Key
  readonly at: D
}

/** The content of a field that a rule may give another type is unknown. */
type EntriesOf<F, Around extends string, R extends Reading> = F extends AnyField
  ? Entry<`${Around}/${F['id']}`, F> | (F['id'] extends R['retyped'] ? never : EntriesIn<Inside<F>, `${Around}/${F['id']}`, R>)
  : never

type EntriesIn<In, Around extends string, R extends Reading> = In extends { readonly fields: readonly (infer F extends AnyField)[] }
  ? string extends F['id']
    ? never
    : EntriesOf<F, Around, R>
  : In extends { readonly items: infer Items }
    ? Entry<`${Around}/${number}`, Items> | EntriesIn<Inside<Items>, `${Around}/${number}`, R>
    : never

type Held<D, R extends Reading> = D extends AnyField ? HeldByField<D, R> | null : OrText<HeldBy<D, R, true>, R['text']> | null

/** A path as a pointer without escaping. */
type KeyOf<P> = P extends string ? (P extends `/${string}` ? P : `/${P}`) : P extends Path ? Joined<P> : never
type Joined<P extends Path> = P extends readonly [infer Head extends string | number, ...infer Rest extends Path]
  ? `/${Head}${Joined<Rest>}`
  : ''
