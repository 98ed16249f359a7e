import { isScalar, type Scalar } from '../schema/json.ts'
import type { Choice } from '../schema/wire.ts'
import { choiceId } from './choiceId.ts'
import { getOrInsert } from './getOrInsert.ts'
import { isEqual } from './isEqual.ts'

interface ChoiceIndex {
  readonly byScalar: ReadonlyMap<Scalar, Choice>
  readonly byId: ReadonlyMap<Scalar, readonly Choice[]>
  /** Choices that have neither a scalar value nor an `id`: rare, compared one by one. */
  readonly others: readonly Choice[]
}

/**
 * The choice a value stands for, by the rules of `isSameChoice`; a deeply equal one goes before one that only shares the `id`. The
 * list is indexed once and taken as immutable, so that repeated calls cost the same for 10 choices and for 100,000.
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
