import type { Checks, CodesOf } from '../../check.ts'
import { loop } from './loop.ts'

export const reloadChecks: Checks<CodesOf<'reload'>> = {
  'reload/loop': loop,
}
