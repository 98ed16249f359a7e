import type { Checks, CodesOf } from '../../check.ts'
import { alwaysHolds } from './alwaysHolds.ts'
import { ambiguousScope } from './ambiguousScope.ts'
import { bareCondition } from './bareCondition.ts'
import { bareEffects } from './bareEffects.ts'
import { bothCombinators } from './bothCombinators.ts'
import { conflict } from './conflict.ts'
import { cycle } from './cycle.ts'
import { effectWithoutChange } from './effectWithoutChange.ts'
import { effectWithoutId } from './effectWithoutId.ts'
import { emptyCombinator } from './emptyCombinator.ts'
import { emptyEffect } from './emptyEffect.ts'
import { emptyList } from './emptyList.ts'
import { emptyTextCompared } from './emptyTextCompared.ts'
import { lastWins } from './lastWins.ts'
import { missingApplyAs } from './missingApplyAs.ts'
import { needlessValue } from './needlessValue.ts'
import { neverHolds } from './neverHolds.ts'
import { noCondition } from './noCondition.ts'
import { noEffects } from './noEffects.ts'
import { notANumber } from './notANumber.ts'
import { notAnObject } from './notAnObject.ts'
import { operandNeverFilled } from './operandNeverFilled.ts'
import { operandWithoutValue } from './operandWithoutValue.ts'
import { repeatedComparison } from './repeatedComparison.ts'
import { repeatedRule } from './repeatedRule.ts'
import { repeatedValue } from './repeatedValue.ts'
import { replaceWithoutType } from './replaceWithoutType.ts'
import { rulesInEffect } from './rulesInEffect.ts'
import { selfReference } from './selfReference.ts'
import { unknownApplyAs } from './unknownApplyAs.ts'
import { unknownOperand } from './unknownOperand.ts'
import { unknownOperator } from './unknownOperator.ts'
import { unknownTarget } from './unknownTarget.ts'
import { unreadableTerm } from './unreadableTerm.ts'
import { valueNotInChoices } from './valueNotInChoices.ts'
import { valueOfOtherType } from './valueOfOtherType.ts'
import { numberAsText } from './numberAsText.ts'
import { valueOutOfRange } from './valueOutOfRange.ts'
import { withoutEffects } from './withoutEffects.ts'
import { wrongValue } from './wrongValue.ts'

export const rulesChecks: Checks<CodesOf<'rules'>> = {
  'rules/always-holds': alwaysHolds,
  'rules/ambiguous-scope': ambiguousScope,
  'rules/bare-condition': bareCondition,
  'rules/bare-effects': bareEffects,
  'rules/both-combinators': bothCombinators,
  'rules/conflict': conflict,
  'rules/cycle': cycle,
  'rules/effect-without-change': effectWithoutChange,
  'rules/effect-without-id': effectWithoutId,
  'rules/empty-combinator': emptyCombinator,
  'rules/empty-effect': emptyEffect,
  'rules/empty-list': emptyList,
  'rules/empty-text-compared': emptyTextCompared,
  'rules/last-wins': lastWins,
  'rules/missing-apply-as': missingApplyAs,
  'rules/needless-value': needlessValue,
  'rules/never-holds': neverHolds,
  'rules/no-condition': noCondition,
  'rules/no-effects': noEffects,
  'rules/not-a-number': notANumber,
  'rules/not-an-object': notAnObject,
  'rules/operand-never-filled': operandNeverFilled,
  'rules/operand-without-value': operandWithoutValue,
  'rules/repeated-comparison': repeatedComparison,
  'rules/repeated-rule': repeatedRule,
  'rules/repeated-value': repeatedValue,
  'rules/replace-without-type': replaceWithoutType,
  'rules/rules-in-effect': rulesInEffect,
  'rules/self-reference': selfReference,
  'rules/unknown-apply-as': unknownApplyAs,
  'rules/unknown-operand': unknownOperand,
  'rules/unknown-operator': unknownOperator,
  'rules/unknown-target': unknownTarget,
  'rules/unreadable-term': unreadableTerm,
  'rules/value-not-in-choices': valueNotInChoices,
  'rules/value-of-other-type': valueOfOtherType,
  'rules/wrong-value': wrongValue,
  'rules/number-as-text': numberAsText,
  'rules/value-out-of-range': valueOutOfRange,
  'rules/without-effects': withoutEffects,
}
