import { findNearMiss } from '../../schema/findNearMiss.ts'
import type { ProblemArgs } from '../../schema/problems.ts'
import { didYouMean } from './didYouMean.ts'

type UnknownId = ProblemArgs['rules/unknown-operand']

/** Says that no field has the id. */
export const noField = ({ isSeveral }: UnknownId): string =>
  isSeveral === true ? 'several fields further inside have that id' : 'there is no such field'

/** The hint with the most likely intended field. */
export const hintToName = ({ id, right, isSeveral }: UnknownId, otherwise: string): string =>
  isSeveral === true ? `Write its whole path, as "group_id.${id}" or "array_id.items.${id}".` : didYouMean(right, otherwise)

/** Comparing with more ids than this would take long if many are wrong. */
const comparedLimit = 1000

/** An unknown id, with the most likely intended one. */
export const withNearest = (id: string, known: readonly string[]): { readonly id: string; readonly right?: string } => {
  const right = known.length > comparedLimit ? undefined : findNearMiss(id, known)
  // What stands before a dot was meant already: the part behind it is wrong.
  return right === undefined || id.startsWith(`${right}.`) ? { id } : { id, right }
}
