import type { ProblemArgs } from '../../schema/problems.ts'
import { didYouMean } from './didYouMean.ts'

type UnknownId = ProblemArgs['rules/unknown-operand']

/** What there is of an id that names no field. */
export const noField = ({ isSeveral }: UnknownId): string =>
  isSeveral === true ? 'several fields further inside have that id' : 'there is no such field'

/** How to name the field that was probably meant. */
export const hintToName = ({ id, right, isSeveral }: UnknownId, otherwise: string): string =>
  isSeveral === true ? `Write its whole path, as "group_id.${id}" or "array_id.items.${id}".` : didYouMean(right, otherwise)
