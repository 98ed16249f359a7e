import type { Checks, CodesOf } from '../../check.ts'
import { languageWithoutEditor } from './languageWithoutEditor.ts'
import { selectWithoutOptions } from './selectWithoutOptions.ts'
import { unfit } from './unfit.ts'
import { unknownLanguage } from './unknownLanguage.ts'
import { unusedPlaceholder } from './unusedPlaceholder.ts'

export const widgetChecks: Checks<CodesOf<'widget'>> = {
  'widget/language-without-editor': languageWithoutEditor,
  'widget/select-without-options': selectWithoutOptions,
  'widget/unfit': unfit,
  'widget/unknown-language': unknownLanguage,
  'widget/unused-placeholder': unusedPlaceholder,
}
