import type { Checks, CodesOf } from '../../check.ts'
import { selectWithoutOptions } from './selectWithoutOptions.ts'
import { unfit } from './unfit.ts'
import { unknownLanguage } from './unknownLanguage.ts'

export const widgetChecks: Checks<CodesOf<'widget'>> = {
  'widget/select-without-options': selectWithoutOptions,
  'widget/unfit': unfit,
  'widget/unknown-language': unknownLanguage,
}
