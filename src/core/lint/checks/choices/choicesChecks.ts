import type { Checks, CodesOf } from '../../check.ts'
import { bareArray } from './bareArray.ts'
import { idWithoutValue } from './idWithoutValue.ts'
import { labelNotText } from './labelNotText.ts'
import { missingLabel } from './missingLabel.ts'
import { more } from './more.ts'
import { notAList } from './notAList.ts'
import { scalar } from './scalar.ts'
import { unreadable } from './unreadable.ts'

export const choicesChecks: Checks<CodesOf<'choices'>> = {
  'choices/bare-array': bareArray,
  'choices/id-without-value': idWithoutValue,
  'choices/label-not-text': labelNotText,
  'choices/missing-label': missingLabel,
  'choices/more': more,
  'choices/not-a-list': notAList,
  'choices/scalar': scalar,
  'choices/unreadable': unreadable,
}
