import { findNearMiss } from '../../schema/findNearMiss.ts'
import type { ProblemArgs } from '../../schema/problems.ts'
import { didYouMean } from './didYouMean.ts'

type UnknownId = ProblemArgs['rules/unknown-operand']

/** What there is of an id that names no field. */
export const noField = ({ isSeveral }: UnknownId): string =>
  isSeveral === true ? 'several fields further inside have that id' : 'there is no such field'

/** How to name the field that was probably meant. */
export const hintToName = ({ id, right, isSeveral }: UnknownId, otherwise: string): string =>
  isSeveral === true ? `Write its whole path, as "group_id.${id}" or "array_id.items.${id}".` : didYouMean(right, otherwise)

/** Comparing with more than this takes long where many ids are wrong. */
const comparedLimit = 1000

/** An id that is none of some, with the one that was probably meant. */
export const withNearest = (id: string, known: readonly string[]): { readonly id: string; readonly right?: string } => {
  const right = known.length > comparedLimit ? undefined : findNearMiss(id, known)
  return right === undefined ? { id } : { id, right }
}
