import fc from 'fast-check'

/** Values that replace others or are added in a changed schema: each is valid in some places and invalid in others. */
const values: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  '',
  'a',
  'string',
  'connection',
  'hidden',
  'merge',
  '1.0.0',
  '2.0.0',
  '0x10',
  '12',
  [],
  {},
  ['a'],
  [1],
  [null],
  ['managed'],
  [{ id: 'a' }],
  [{ value: 'a', label: 'A' }],
  [{ value: null, label: 'A', id: 1 }],
  { id: 'a' },
  { id: '' },
  { fields: [] },
  { placeholder: 'a' },
  { and: [] },
  { or: null },
  { id: 'a', operator: 'equal', value: 1 },
  { id: 'a', operator: 'is_in', value: 1 },
]

/** A change of JSON: `at` is taken modulo the number of places. */
interface Change {
  readonly at: number
  readonly what: 'replace' | 'remove' | 'add'
  readonly key: string
  readonly value: unknown
}

export const changeOf = (keys: readonly string[]): fc.Arbitrary<Change> =>
  fc.record({
    at: fc.nat(10_000),
    what: fc.constantFrom('replace', 'replace', 'remove', 'add'),
    key: fc.constantFrom(...keys),
    value: fc.constantFrom(...values),
  })

interface Place {
  readonly owner: Record<string, unknown> | unknown[]
  readonly key: string
}

/** The same JSON with one place replaced, removed, or with an additional key. */
export function changeJson(json: unknown, { at, what, key, value }: Change): unknown {
  const copy: unknown = structuredClone(json)
  const places = [...placesIn(copy)]
  const place = places[at % Math.max(places.length, 1)]
  if (place === undefined) return value
  const { owner } = place
  const given = structuredClone(value)
  if (Array.isArray(owner)) owner.splice(Number(place.key), what === 'add' ? 0 : 1, ...(what === 'remove' ? [] : [given]))
  else if (what === 'remove') delete owner[place.key]
  else owner[what === 'add' ? key : place.key] = given
  return copy
}

function* placesIn(value: unknown): Iterable<Place> {
  if (typeof value !== 'object' || value === null) return
  // `as`: JSON consists of lists and objects with string keys.
  const owner = value as Place['owner']
  for (const [key, inner] of Object.entries(owner)) {
    yield { owner, key }
    yield* placesIn(inner)
  }
}
