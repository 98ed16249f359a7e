import type { Checks, CodesOf } from '../../check.ts'
import { ambiguousScope } from './ambiguousScope.ts'
import { bareCondition } from './bareCondition.ts'
import { bareEffects } from './bareEffects.ts'
import { bothCombinators } from './bothCombinators.ts'
import { cycle } from './cycle.ts'
import { effectWithoutId } from './effectWithoutId.ts'
import { emptyCombinator } from './emptyCombinator.ts'
import { missingApplyAs } from './missingApplyAs.ts'
import { needlessValue } from './needlessValue.ts'
import { noCondition } from './noCondition.ts'
import { noEffects } from './noEffects.ts'
import { notAnObject } from './notAnObject.ts'
import { replaceWithoutType } from './replaceWithoutType.ts'
import { rulesInEffect } from './rulesInEffect.ts'
import { unknownApplyAs } from './unknownApplyAs.ts'
import { unknownOperand } from './unknownOperand.ts'
import { unknownOperator } from './unknownOperator.ts'
import { unknownTarget } from './unknownTarget.ts'
import { unreadableTerm } from './unreadableTerm.ts'
import { wrongValue } from './wrongValue.ts'

export const rulesChecks: Checks<CodesOf<'rules'>> = {
  'rules/ambiguous-scope': ambiguousScope,
  'rules/bare-condition': bareCondition,
  'rules/bare-effects': bareEffects,
  'rules/both-combinators': bothCombinators,
  'rules/cycle': cycle,
  'rules/effect-without-id': effectWithoutId,
  'rules/empty-combinator': emptyCombinator,
  'rules/missing-apply-as': missingApplyAs,
  'rules/needless-value': needlessValue,
  'rules/no-condition': noCondition,
  'rules/no-effects': noEffects,
  'rules/not-an-object': notAnObject,
  'rules/replace-without-type': replaceWithoutType,
  'rules/rules-in-effect': rulesInEffect,
  'rules/unknown-apply-as': unknownApplyAs,
  'rules/unknown-operand': unknownOperand,
  'rules/unknown-operator': unknownOperator,
  'rules/unknown-target': unknownTarget,
  'rules/unreadable-term': unreadableTerm,
  'rules/wrong-value': wrongValue,
}
