import type { Checks, CodesOf } from '../../check.ts'
import { noStylesheet } from './noStylesheet.ts'
import { unknownTheme } from './unknownTheme.ts'

export const hostChecks: Checks<CodesOf<'host'>> = {
  'host/no-stylesheet': noStylesheet,
  'host/unknown-theme': unknownTheme,
}
