import type { Check } from '../../check.ts'
import { quote } from '../../words/quote.ts'
import { findDefinitions } from '../../find/definitions.ts'
import { judgeDefault } from '../../find/judgeDefault.ts'

/** A default is one of the choices. Decisions §1. */
export const notInChoices: Check<'default/not-in-choices'> = {
  code: 'default/not-in-choices',
  level: 'warning',
  ofObjects: true,
  section: 'Decisions §1',
  summary: 'A default is one of the choices.',
  say: ({ value }) => ({
    message: `the default ${quote(value)} is none of the choices.`,
    hint: 'Use the "value" of one of the choices, or add this one to them.',
  }),
  find: (subject) =>
    findDefinitions(subject).flatMap(({ read, definition }) => {
      const stray = judgeDefault(definition)?.stray
      return stray === undefined ? [] : [{ pointer: subject.pointerTo(read, 'default'), args: { value: stray } }]
    }),
}
