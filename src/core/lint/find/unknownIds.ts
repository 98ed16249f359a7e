import { withNearest } from '../words/unknownId.ts'
import { bySubject } from '../bySubject.ts'
import type { ProblemArgs } from '../../schema/problems.ts'
import type { Subject } from '../subject.ts'
import { type Reference, findReferences } from './references.ts'

export interface UnknownId {
  readonly pointer: string
  readonly args: ProblemArgs['rules/unknown-operand' | 'rules/unknown-target' | 'content/unknown-dependency']
}

/** The ids of all fields at any depth. */
const fieldIds = bySubject(({ index }): readonly string[] => [...new Set(index.fields.map(({ id }) => id))])

/** Ids that lead to no field, each with the one that was probably meant. */
export const findUnknownIds = (subject: Subject, use: Reference['use']): readonly UnknownId[] =>
  findReferences(subject)
    .filter((reference) => reference.use === use && reference.resolution === undefined)
    .map(({ owner }) => {
      const isSeveral = subject.index.withId(owner.id).length > 1
      return {
        pointer: subject.pointerTo(owner, 'id'),
        args: isSeveral ? { id: owner.id, isSeveral } : withNearest(owner.id, fieldIds(subject)),
      }
    })
