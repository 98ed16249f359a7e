import { isJsonObject, type JsonObject, kindOf } from './json.ts'
import type { Effect, Rule } from './model.ts'
import { parseCondition } from './parseCondition.ts'
import { type Place, placeBelow, report } from './parsing.ts'
import { reportUnknownKey } from './readObject.ts'
import { refuseValue } from './readers.ts'

/** Effects hold fields, and fields hold rules: the reader of effects is given by the reader of fields. */
export type EffectParser = (raw: JsonObject, place: Place) => Effect | undefined

/**
 * The rules of a field or of the root. A rule without a readable condition or effect is left out.
 * Specification 2.10; malformed forms by decisions §3.
 */
export const parseRules = (value: unknown, place: Place, parseEffect: EffectParser): readonly Rule[] | undefined => {
  if (!Array.isArray(value)) return refuseValue(value, place, 'a list of rules')
  return value.flatMap((rule: unknown, index) => parseRule(rule, placeBelow(place, index), parseEffect) ?? [])
}

const parseRule = (raw: unknown, place: Place, parseEffect: EffectParser): Rule | undefined => {
  if (!isJsonObject(raw)) {
    report(place, 'rules/not-an-object', 'error', { got: kindOf(raw) })
    return undefined
  }
  const { if: sentIf, then: sentThen, ...rest } = raw
  for (const key of Object.keys(rest)) reportUnknownKey(placeBelow(place, key), key, ruleKeys)
  const ifPlace = sentIf === undefined ? place : placeBelow(place, 'if')
  const condition = parseCondition(sentIf, { ...ifPlace, partial: false })
  const then = readThen(sentThen, sentThen === undefined ? place : placeBelow(place, 'then'), parseEffect)
  if (condition === undefined) report(ifPlace, 'rules/no-condition', 'error', { got: kindOf(sentIf) })
  return condition === undefined || then === undefined ? undefined : { ...rest, if: condition, then }
}

const ruleKeys = {
  rows: { if: true, then: true },
  wrongNames: new Map([
    ['when', 'if'],
    ['condition', 'if'],
    ['conditions', 'if'],
    ['effect', 'then'],
    ['effects', 'then'],
  ]),
}

const readThen = (value: unknown, place: Place, parseEffect: EffectParser): Rule['then'] | undefined => {
  if (Array.isArray(value)) {
    report(place, 'rules/bare-effects', 'warning', {})
    return { fields: readEffects(value, place, parseEffect) }
  }
  if (!isJsonObject(value) || !Array.isArray(value['fields'])) {
    report(place, 'rules/no-effects', 'error', { got: kindOf(isJsonObject(value) ? value['fields'] : value) })
    return undefined
  }
  const { fields: _sent, ...rest } = value
  for (const key of Object.keys(rest)) reportUnknownKey(placeBelow(place, key), key, { rows: { fields: true } })
  return { ...rest, fields: readEffects(value['fields'], placeBelow(place, 'fields'), parseEffect) }
}

const readEffects = (values: readonly unknown[], place: Place, parseEffect: EffectParser): readonly Effect[] =>
  values.flatMap((value, index) => {
    const effectPlace = placeBelow(place, index)
    const id = isJsonObject(value) ? value['id'] : undefined
    if (isJsonObject(value) && typeof id === 'string' && id !== '') return parseEffect(value, effectPlace) ?? []
    report(effectPlace, 'rules/effect-without-id', 'error', { got: kindOf(isJsonObject(value) ? id : value) })
    return []
  })
