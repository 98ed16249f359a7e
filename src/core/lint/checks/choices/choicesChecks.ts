import type { Checks, CodesOf } from '../../check.ts'
import { bareArray } from './bareArray.ts'
import { duplicateLabel } from './duplicateLabel.ts'
import { duplicateValue } from './duplicateValue.ts'
import { emptyLabel } from './emptyLabel.ts'
import { idWithoutValue } from './idWithoutValue.ts'
import { labelNotText } from './labelNotText.ts'
import { missingLabel } from './missingLabel.ts'
import { more } from './more.ts'
import { notAList } from './notAList.ts'
import { scalar } from './scalar.ts'
import { spaceAround } from './spaceAround.ts'
import { unreadable } from './unreadable.ts'
import { unused } from './unused.ts'
import { valueOfOtherType } from './valueOfOtherType.ts'

export const choicesChecks: Checks<CodesOf<'choices'>> = {
  'choices/bare-array': bareArray,
  'choices/duplicate-label': duplicateLabel,
  'choices/duplicate-value': duplicateValue,
  'choices/empty-label': emptyLabel,
  'choices/id-without-value': idWithoutValue,
  'choices/label-not-text': labelNotText,
  'choices/missing-label': missingLabel,
  'choices/more': more,
  'choices/not-a-list': notAList,
  'choices/scalar': scalar,
  'choices/space-around': spaceAround,
  'choices/unreadable': unreadable,
  'choices/unused': unused,
  'choices/value-of-other-type': valueOfOtherType,
}
