import { findNearMiss } from '../../schema/findNearMiss.ts'

/** Comparing with more than this takes long where many ids are wrong. */
const comparedLimit = 1000

/** An id that is none of some, with the one that was probably meant. */
export const withNearest = (id: string, known: readonly string[]): { readonly id: string; readonly right?: string } => {
  const right = known.length > comparedLimit ? undefined : findNearMiss(id, known)
  return right === undefined ? { id } : { id, right }
}
