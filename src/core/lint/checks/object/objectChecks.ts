import type { Checks, CodesOf } from '../../check.ts'
import { heading } from './heading.ts'

export const objectChecks: Checks<CodesOf<'object'>> = {
  'object/heading': heading,
}
