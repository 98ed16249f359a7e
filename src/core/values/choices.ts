import { isJsonObject, isScalar, ownValue, type Scalar, isEqual } from '../schema/json.ts'
import type { Choice, Connection } from '../schema/wire.ts'
import { getOrInsert } from './getOrInsert.ts'

/** The `id` that identifies a chosen object: `undefined` for anything but an object with a scalar `id` of its own. */
export const choiceId = (value: unknown): Scalar | undefined => {
  const id = isJsonObject(value) ? ownValue(value, 'id') : undefined
  return isScalar(id) ? id : undefined
}

/**
 * Whether two values represent the same choice: deeply equal, two objects with the same `id`, or a scalar and an object with that `id`. A
 * number never equals a text. Decisions §2.
 *
 * @example isSameChoice({ id: 'de', label: 'Germany' }, 'de') // true
 */
export const isSameChoice = (a: unknown, b: unknown): boolean => isEqual(choiceId(a) ?? a, choiceId(b) ?? b)

interface ChoiceIndex {
  readonly byScalar: ReadonlyMap<Scalar, Choice>
  readonly byId: ReadonlyMap<Scalar, readonly Choice[]>
  /** Choices that have neither a scalar value nor an `id`: rare, compared one by one. */
  readonly others: readonly Choice[]
}

/**
 * The choice that a value represents: a deeply equal one, otherwise one with the same `id`; a scalar counts as the `id` of an object. The
 * list is indexed once and must be immutable, so that repeated calls cost the same for 10 choices and for 100,000.
 */
export const findChoice = (choices: readonly Choice[], value: unknown): Choice | undefined => {
  if (value === undefined) return undefined
  const { byScalar, byId, others } = getOrInsert(indexes, choices, buildIndex)
  if (isScalar(value)) return byScalar.get(value) ?? byId.get(value)?.[0]
  const id = choiceId(value)
  if (id === undefined) return others.find((choice) => isEqual(choice.value, value))
  const sameId = byId.get(id)
  return sameId?.find((choice) => isEqual(choice.value, value)) ?? sameId?.[0] ?? byScalar.get(id)
}

const indexes = new WeakMap<readonly Choice[], ChoiceIndex>()

const buildIndex = (choices: readonly Choice[]): ChoiceIndex => {
  const byScalar = new Map<Scalar, Choice>()
  const byId = new Map<Scalar, Choice[]>()
  const others: Choice[] = []
  for (const choice of choices) {
    const { value } = choice
    const id = choiceId(value)
    if (isScalar(value)) {
      if (!byScalar.has(value)) byScalar.set(value, choice)
    } else if (id === undefined) {
      others.push(choice)
    } else {
      getOrInsert(byId, id, () => []).push(choice)
    }
  }
  return { byScalar, byId, others }
}

/**
 * The label of a stored value: a chosen object's own label, else that of its choice, else the value as text; several values are joined by
 * commas. `''` for no value. Decisions §2.
 */
export const labelOfValue = (value: unknown, choices: readonly Choice[] = []): string => {
  const label = isJsonObject(value) ? ownValue(value, 'label') : undefined
  if (typeof label === 'string' && label !== '') return label
  const choice = findChoice(choices, value)
  if (choice) return choice.label
  if (Array.isArray(value)) return value.map((item) => labelOfValue(item, choices)).join(', ')
  return textOf(value)
}

const textOf = (value: unknown): string => {
  if (value === undefined || value === null) return ''
  if (typeof value === 'string') return value
  const id = choiceId(value)
  return id === undefined ? JSON.stringify(value) : String(id)
}

/** The part of a connection that a field stores: these four keys, without others of the host. Decisions §2. */
export const storedConnection = ({ id, label, app_type, connection_management_type }: Connection): Connection => ({
  id,
  label,
  app_type,
  connection_management_type,
})
