import fc from 'fast-check'

/** A field, schema or part of one, as a module writes it. */
export type Json = { readonly [key: string]: unknown }

/** Few ids, so that schemas, answers, rules and values refer to the same ones. Rules never change the type of drivers. */
export const topIds = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const
export const driverIds = ['p', 'q'] as const
export const innerIds = ['x', 'y', 'z', 'a'] as const

/** Possible ids in conditions and dependencies: plain, dotted, and one that no field has. */
export const operandIds = [...topIds, ...driverIds, ...innerIds, 'g.x', 'h.items', 'h.items.x', 'g.h.x', 'nobody'] as const

export const contentNames = ['c1', 'c2', 'c3'] as const

/** Texts shared by choices, comparisons and typing. */
const texts = ['', 'x', 'y', '5', ' '] as const

export const scalar = fc.oneof(fc.constantFrom(...texts), fc.constantFrom(0, 1, 5, 2.5), fc.boolean())

export const pickOf = fc.constantFrom

/** An index into a list whose length is known only when it is used. */
export const pick = fc.nat(40)

/** An object with optional keys; absent ones are left out. */
export const optional = (shape: { readonly [key: string]: fc.Arbitrary<unknown> }) => fc.record(shape, { requiredKeys: [] })

/** Part of a definition, present with the probability of one in `many`. */
export const oneIn = (many: number, part: fc.Arbitrary<Json>): fc.Arbitrary<Json> =>
  fc.oneof({ arbitrary: fc.constant<Json>({}), weight: many - 1 }, { arbitrary: part, weight: 1 })
