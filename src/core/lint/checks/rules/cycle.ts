import type { Check } from '../../check.ts'
import { quoteAll } from '../../words/quote.ts'
import { dottedId } from '../../../plan/templates.ts'

/** Rules do not make fields depend on each other in a circle. Decisions §3. */
export const cycle: Check<'rules/cycle'> = {
  code: 'rules/cycle',
  level: 'warning',
  section: 'Decisions §3',
  summary: 'Rules do not make fields depend on each other in a circle.',
  say: ({ fields }) =>
    fields.length === 1
      ? { message: `a rule shows or hides ${quoteAll(fields)} by its own value; its stored value counts.`, hint: 'Read another field.' }
      : {
          message: `rules make ${quoteAll(fields)} depend on each other in a circle; among them stored values count.`,
          hint: 'Remove one of the conditions.',
        },
  find: ({ plan: { targets }, index, pointerTo }) => {
    const cycles = new Set([...targets.values()].flatMap(({ cycle }) => cycle ?? []))
    return [...cycles].map((cycle) => {
      const fields = [...cycle]
      const [first = ''] = fields
      const part = index.byTemplate.get(first)?.definition ?? targets.get(first)?.effects[0]?.effect ?? {}
      return { pointer: pointerTo(part), args: { fields: fields.map(dottedId) } }
    })
  },
}
