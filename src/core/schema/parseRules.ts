import { isAbsent, isJsonObject, type JsonObject, kindOf } from './json.ts'
import type { Effect, Rule } from './model.ts'
import { parseCondition } from './parseCondition.ts'
import { type Place, placeBelow, placeWith, report } from './parsing.ts'
import { type KeyTable, type Reader, readObject } from './readObject.ts'
import { readListOf } from './readers.ts'

/** Effects hold fields, and fields hold rules: the reader of effects is given by the reader of fields. */
export type EffectParser = (raw: JsonObject, place: Place, id: string) => Effect

/**
 * Creates the reader of the rules of a field or of the root. A rule without a readable condition or effect is left out.
 * Specification 2.10; malformed forms by decisions §3.
 */
export const createRulesReader = (parseEffect: EffectParser): Reader<readonly Rule[]> => {
  const readEffects = readListOf<Effect>('a list of effects', (value, place) => {
    const id = isJsonObject(value) ? value['id'] : undefined
    if (isJsonObject(value) && typeof id === 'string' && id !== '') return parseEffect(value, place, id)
    return report(place, 'rules/effect-without-id', 'error', { got: kindOf(isJsonObject(value) ? id : value) })
  })

  const refuse = (value: unknown, place: Place): undefined => report(place, 'rules/no-effects', 'error', { got: kindOf(value) })

  const thenTable: KeyTable<Rule['then']> = { kind: 'then', keys: { fields: readEffects } }

  const readThen: Reader<Rule['then']> = (value, place, owner) => {
    if (Array.isArray(value)) {
      report(place, 'rules/bare-effects', 'warning', {})
      return { fields: readEffects(value, place, owner) ?? [] }
    }
    if (!isJsonObject(value) || !Array.isArray(value['fields'])) return refuse(isJsonObject(value) ? value['fields'] : value, place)
    return readObject(value, place, thenTable) as Rule['then'] // `as`: the list is there
  }

  const table: KeyTable<Rule> = { kind: 'rule', keys: { if: parseCondition, then: readThen } }

  const readRule = (raw: unknown, place: Place): Rule | undefined => {
    if (!isJsonObject(raw)) return report(place, 'rules/not-an-object', 'error', { got: kindOf(raw) })
    const { if: sentIf, then: sentThen } = raw
    const rule = readObject(raw, placeWith(place, { partial: false }), table)
    if (isAbsent(sentThen)) refuse(sentThen, sentThen === null ? placeBelow(place, 'then') : place)
    if (rule.if === undefined) {
      report(sentIf === undefined ? place : placeBelow(place, 'if'), 'rules/no-condition', 'error', { got: kindOf(sentIf) })
    }
    return rule.if && rule.then && (rule as Rule) // `as`: both are there
  }

  return readListOf('a list of rules', readRule)
}
