import type { Check } from '../../check.ts'
import { quoteAll } from '../../words/quote.ts'
import { findContentCycles, resolveContents } from '../../../plan/compileContents.ts'
import { createIdResolver } from '../../../plan/resolveId.ts'
import { dottedId } from '../../../plan/templates.ts'

/** Contents do not wait for each other. Decisions §6. */
export const cyclicDependency: Check<'content/cyclic-dependency'> = {
  code: 'content/cyclic-dependency',
  level: 'warning',
  section: 'Decisions §6',
  summary: 'Contents do not wait for each other.',
  say: ({ fields }) => ({
    message: `the contents of ${quoteAll(fields)} depend on each other in a circle; they are loaded without waiting.`,
    hint: 'Remove one of the dependencies.',
  }),
  find: (subject) => {
    const contents = resolveContents(subject.plan.nodes, subject.known, createIdResolver(subject.index, subject.known)).declared
    return findContentCycles(contents).map((places) => {
      const members = places.flatMap((place) => contents[place] ?? [])
      const fields = members.map(({ template }) => dottedId(template))
      return { pointer: members[0] ? subject.pointerTo(members[0].content) : '', args: { fields } }
    })
  },
}
