import { shown } from '../../words/wanted.ts'
import type { Check, Finding } from '../../check.ts'
import { quote } from '../../words/quote.ts'
import { findDefinitions } from '../../find/definitions.ts'
import { judgeDefault } from '../../find/judgeDefault.ts'
import { isScalar, kindOf } from '../../../schema/json.ts'

/** A default has the type of its field. Specification 2.3, decisions §1. */
export const wrongType: Check<'default/wrong-type'> = {
  code: 'default/wrong-type',
  level: 'warning',
  ofObjects: true,
  section: 'Specification 2.3, decisions §1',
  summary: 'A default has the type of its field.',
  say: ({ type, got, value }) =>
    got === emptyText
      ? {
          message: `the default is an empty text, which a field of type ${quote(type)} does not hold; it starts empty all the same.`,
          hint: 'Remove the default.',
        }
      : {
          message: `the default is ${shown(got, value)}, the type of the field is ${quote(type)}; the default is not applied.`,
          hint: `Give a default of type ${quote(type)}, or remove it.`,
        },
  find: (subject) =>
    findDefinitions(subject).flatMap(({ read, definition }): Finding<'default/wrong-type'>[] => {
      const { type, default: value } = definition
      if (judgeDefault(definition)?.fits !== false) return []
      const pointer = subject.pointerTo(read, 'default')
      if (value === '') return [{ pointer, level: 'info', args: { type: String(type), got: emptyText } }]
      return [{ pointer, args: { type: String(type), got: kindOf(value), ...(isScalar(value) && { value }) } }]
    }),
}

/** Modules write it to say that there is no default, which is what comes of it. */
const emptyText = 'an empty text'
