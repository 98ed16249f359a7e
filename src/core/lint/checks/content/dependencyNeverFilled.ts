import type { Check } from '../../check.ts'
import { findReferences } from '../../find/references.ts'
import { isConstant } from '../../find/fields.ts'
import { quote } from '../../words/quote.ts'

/** Content depends on fields that somebody fills in. Decisions §6. */
export const dependencyNeverFilled: Check<'content/dependency-never-filled'> = {
  code: 'content/dependency-never-filled',
  level: 'warning',
  isAdvice: true,
  section: 'Decisions §6',
  summary: 'Content depends on fields that somebody fills in.',
  say: ({ id }) => ({
    message: `the content depends on ${quote(id)}, which is never shown and has no default; it is loaded without waiting for it.`,
    hint: 'Give the field a default, show it, or remove the dependency.',
  }),
  find: (subject) =>
    findReferences(subject).flatMap(({ use, owner, resolution }) => {
      if (use !== 'dependency' || !resolution || !isConstant(subject, resolution.template)) return []
      const isGiven = subject.known.get(resolution.template)?.default !== undefined
      return isGiven ? [] : [{ pointer: subject.pointerTo(owner, 'id'), args: { id: owner.id } }]
    }),
}
