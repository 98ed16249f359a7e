import type { Checks, CodesOf } from '../../check.ts'
import { noItems } from './noItems.ts'

export const arrayChecks: Checks<CodesOf<'array'>> = {
  'array/no-items': noItems,
}
