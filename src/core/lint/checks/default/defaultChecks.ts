import type { Checks, CodesOf } from '../../check.ts'
import { notInChoices } from './notInChoices.ts'
import { wrongType } from './wrongType.ts'

export const defaultChecks: Checks<CodesOf<'default'>> = {
  'default/not-in-choices': notInChoices,
  'default/wrong-type': wrongType,
}
