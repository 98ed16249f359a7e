import type { Checks, CodesOf } from '../../check.ts'
import { dangerousPattern } from './dangerousPattern.ts'
import { fractionalLimit } from './fractionalLimit.ts'
import { messageWithoutRule } from './messageWithoutRule.ts'
import { minAboveMax } from './minAboveMax.ts'
import { patternDoesNotCompile } from './patternDoesNotCompile.ts'
import { patternTooLong } from './patternTooLong.ts'
import { patternUnchecked } from './patternUnchecked.ts'
import { patternWithSlashes } from './patternWithSlashes.ts'
import { requiredBoolean } from './requiredBoolean.ts'
import { requiredButHidden } from './requiredButHidden.ts'
import { unfitRule } from './unfitRule.ts'

export const validationChecks: Checks<CodesOf<'validation'>> = {
  'validation/dangerous-pattern': dangerousPattern,
  'validation/fractional-limit': fractionalLimit,
  'validation/message-without-rule': messageWithoutRule,
  'validation/min-above-max': minAboveMax,
  'validation/pattern-does-not-compile': patternDoesNotCompile,
  'validation/pattern-too-long': patternTooLong,
  'validation/pattern-unchecked': patternUnchecked,
  'validation/pattern-with-slashes': patternWithSlashes,
  'validation/required-boolean': requiredBoolean,
  'validation/required-but-hidden': requiredButHidden,
  'validation/unfit-rule': unfitRule,
}
