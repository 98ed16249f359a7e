import type { Checks, CodesOf } from '../../check.ts'
import { neverChanges } from './neverChanges.ts'
import { withoutEffect } from './withoutEffect.ts'

export const actionChecks: Checks<CodesOf<'action'>> = {
  'action/never-changes': neverChanges,
  'action/without-effect': withoutEffect,
}
