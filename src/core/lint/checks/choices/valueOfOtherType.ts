import { shown } from '../../words/wanted.ts'
import type { FieldType } from '../../../schema/wire.ts'
import type { Check } from '../../check.ts'
import { choicesOf } from '../../find/choices.ts'
import { isFieldType } from '../../../schema/fieldTypes.ts'
import { isOfType } from '../../../values/fitsType.ts'
import { isJsonObject, kindOf } from '../../../schema/json.ts'
import { quote } from '../../words/quote.ts'

/** What a value is, where a field of the type cannot hold it. Null means that nothing is chosen; an object is known by its id. */
const misfitOf = (type: FieldType, value: unknown): string | undefined => {
  if (value === null || type !== 'object') return value === null || !isOfType[type](value) ? kindOf(value) : undefined
  if (!isJsonObject(value)) return kindOf(value)
  return (value['id'] ?? undefined) === undefined ? 'an object without "id"' : undefined
}

/** How to write it, by the type of the field. */
const hintFor = (type: string, value: unknown): string => {
  if (value === null) return 'Remove the choice: people can empty the field anyway.'
  if (type === 'object')
    return `Write the value as { "id": …, "label": … }${isJsonObject(value) ? '' : ', or change the type to "string"'}.`
  if (isJsonObject(value)) return 'Write the "id" of the object alone, or change the type to "object".'
  return `Write the value ${quote(value)} as type ${quote(type)}, or change the type of the field.`
}

/** A choice has a value of the type of its field. Specification 2.9. */
export const valueOfOtherType: Check<'choices/value-of-other-type'> = {
  code: 'choices/value-of-other-type',
  level: 'warning',
  isAdvice: true,
  section: 'Specification 2.9',
  summary: 'A choice has a value of the type of its field.',
  say: ({ type, value, got }) => ({
    message: `the field is of type ${quote(type)}, but the value of the choice is ${shown(got, value)}${value === null ? ', which means that nothing is chosen' : ', which is what will be submitted'}.`,
    hint: hintFor(type, value),
  }),
  find: (subject) =>
    choicesOf(subject).flatMap(({ values, type }) => {
      if (!isFieldType(type)) return []
      return values.flatMap((choice) => {
        const got = choice.value === '' ? undefined : misfitOf(type, choice.value)
        return got === undefined ? [] : [{ pointer: subject.pointerTo(choice, 'value'), args: { type, value: choice.value, got } }]
      })
    }),
}
