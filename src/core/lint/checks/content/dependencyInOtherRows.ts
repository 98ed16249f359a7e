import type { Check } from '../../check.ts'
import { findReferences } from '../../find/references.ts'
import { isRow, rowsOf } from '../../../plan/templates.ts'
import { quote } from '../../words/quote.ts'

/** Content in a row depends on fields of the same row, or on fields outside of all rows. Decisions §6. */
export const dependencyInOtherRows: Check<'content/dependency-in-other-rows'> = {
  code: 'content/dependency-in-other-rows',
  level: 'info',
  isAdvice: true,
  section: 'Decisions §6',
  summary: 'Content in a row depends on fields of the same row, or on fields outside of all rows.',
  say: ({ id }) => ({
    message: `${quote(id)} lies in other rows than the field; the content depends on all of them at once.`,
    hint: 'Nothing to do if that is meant; else depend on a field of the same row.',
  }),
  find: (subject) =>
    findReferences(subject).flatMap(({ use, owner, from, resolution }) => {
      if (use !== 'dependency' || from === undefined || !resolution || isRow(resolution.template)) return []
      const rows = rowsOf(resolution.template)
      return rows === '' || `${from}/`.startsWith(`${rows}/`) ? [] : [{ pointer: subject.pointerTo(owner, 'id'), args: { id: owner.id } }]
    }),
}
