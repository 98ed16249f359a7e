import { isJsonObject, ownValue } from '../../../schema/json.ts'
import { typesOfRules } from '../../find/typesOfRules.ts'
import type { Check } from '../../check.ts'
import { hintToRename } from '../../words/hintToRename.ts'
import { quote } from '../../words/quote.ts'
import { findUnknownKeys } from '../../find/unknownKeys.ts'

/** Keys are spelt as the specification has them, and stand where it has them. Decisions §1. */
export const nearMiss: Check<'key/near-miss'> = {
  code: 'key/near-miss',
  level: 'warning',
  ofObjects: true,
  section: 'Decisions §1',
  summary: 'Keys are spelt as the specification has them, and stand where it has them.',
  say: (args) => {
    const { key, right, ofField } = args
    return {
      message: `the key ${quote(key)} is unknown here and ignored; ${quote(right)}${ofField ? ' of the field' : ''} was probably meant.`,
      hint: hintToRename(args),
    }
  },
  find: (subject) => {
    const definitions = new Map(
      subject.objects.flatMap(({ place, sent, table: { kind } }) => (kind in definitionKinds ? [[place.pointer, sent] as const] : [])),
    )
    return findUnknownKeys(subject).flatMap(({ key, right, pointer, seen }) => {
      if (right === undefined) return []
      const ofField = right.startsWith('^')
      const { pointer: at, partial } = seen.place
      const definition = definitions.get(ofField || !(seen.table.kind in definitionKinds) ? at.slice(0, at.lastIndexOf('/')) : at)
      const path = right.replace(/^\^/, '').split('.')
      const type = definition?.['type']
      const isUnfit = typesOfRules.get(path.at(-1) ?? '')?.some((one) => one === type) === false
      const shows = partial === 'effect' ? 'effect' : 'field'
      return [
        {
          pointer,
          args: {
            key,
            right: path.join('.'),
            ofField,
            ...(hasAt(ofField ? definition : seen.sent, path) && { isTaken: true as const }),
            ...(isUnfit && typeof type === 'string' && { unfit: type }),
            ...(asksToShow(key, seen.raw[key]) && { shows }),
          },
        },
      ]
    })
  },
}

const definitionKinds = { field: true, items: true, effect: true }

const asksToShow = (key: string, value: unknown): boolean => (key === 'hidden' && value === false) || (key === 'visible' && value === true)

/** Whether something stands there already that is more than an object to put it in. */
const hasAt = (owner: unknown, path: readonly string[]): boolean => {
  const found = path.reduce<unknown>((value, key) => (isJsonObject(value) ? ownValue(value, key) : undefined), owner)
  return found !== undefined && found !== null
}
