import type { Check } from '../../check.ts'
import { quote } from '../../words/quote.ts'
import { findReferences } from '../../find/references.ts'
import { relatedTo } from '../../../plan/templates.ts'

/** Content does not depend on its own field. Decisions §6. */
export const selfDependency: Check<'content/self-dependency'> = {
  code: 'content/self-dependency',
  level: 'warning',
  section: 'Decisions §6',
  summary: 'Content does not depend on its own field.',
  say: ({ id }) => ({
    message: `the content of ${quote(id)} depends on the field itself; it is loaded without waiting for it.`,
    hint: 'Remove the dependency.',
  }),
  find: (subject) =>
    findReferences(subject)
      .filter(({ from, resolution }) => from !== undefined && resolution && relatedTo(new Set([from]))(resolution.template))
      .map(({ owner }) => ({ pointer: subject.pointerTo(owner, 'id'), args: { id: owner.id } })),
}
