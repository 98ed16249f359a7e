import type { Check } from '../../check.ts'
import { quote } from '../../words/quote.ts'
import { findDefinitions } from '../../find/definitions.ts'
import { judgeDefault } from '../../find/judgeDefault.ts'
import { kindOf } from '../../../schema/json.ts'

/** A default has the type of its field. Specification 2.3, decisions §1. */
export const wrongType: Check<'default/wrong-type'> = {
  code: 'default/wrong-type',
  level: 'warning',
  ofObjects: true,
  section: 'Specification 2.3, decisions §1',
  summary: 'A default has the type of its field.',
  say: ({ type, got }) => ({
    message: `the default is ${got}, the type of the field is ${quote(type)}; the default is not applied.`,
    hint: `Give a default of type ${quote(type)}, or remove it.`,
  }),
  find: (subject) =>
    findDefinitions(subject).flatMap(({ read, definition }) => {
      const { type, default: value } = definition
      if (judgeDefault(definition)?.fits !== false) return []
      return [{ pointer: subject.pointerTo(read, 'default'), args: { type: String(type), got: kindOf(value) } }]
    }),
}
