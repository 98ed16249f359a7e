import type { Checks, CodesOf } from '../../check.ts'
import { patternDoesNotCompile } from './patternDoesNotCompile.ts'
import { patternNotEnforced } from './patternNotEnforced.ts'

export const validationChecks: Checks<CodesOf<'validation'>> = {
  'validation/pattern-does-not-compile': patternDoesNotCompile,
  'validation/pattern-not-enforced': patternNotEnforced,
}
