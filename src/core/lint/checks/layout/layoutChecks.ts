import type { Checks, CodesOf } from '../../check.ts'
import { elementTwice } from './elementTwice.ts'
import { noType } from './noType.ts'
import { tooFew } from './tooFew.ts'
import { unknownElement } from './unknownElement.ts'
import { unknownType } from './unknownType.ts'

export const layoutChecks: Checks<CodesOf<'layout'>> = {
  'layout/element-twice': elementTwice,
  'layout/no-type': noType,
  'layout/too-few': tooFew,
  'layout/unknown-element': unknownElement,
  'layout/unknown-type': unknownType,
}
