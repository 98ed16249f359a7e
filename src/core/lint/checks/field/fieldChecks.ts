import type { Checks, CodesOf } from '../../check.ts'
import { confusingId } from './confusingId.ts'
import { descriptionRepeatsLabel } from './descriptionRepeatsLabel.ts'
import { duplicateId } from './duplicateId.ts'
import { duplicateLabel } from './duplicateLabel.ts'
import { emptyLabel } from './emptyLabel.ts'
import { missingId } from './missingId.ts'
import { missingLabel } from './missingLabel.ts'
import { missingType } from './missingType.ts'
import { neverShown } from './neverShown.ts'
import { notAnObject } from './notAnObject.ts'
import { unfitFormat } from './unfitFormat.ts'
import { unfitKey } from './unfitKey.ts'
import { unknownFormat } from './unknownFormat.ts'
import { unknownType } from './unknownType.ts'
import { unknownWidget } from './unknownWidget.ts'

export const fieldChecks: Checks<CodesOf<'field'>> = {
  'field/confusing-id': confusingId,
  'field/description-repeats-label': descriptionRepeatsLabel,
  'field/duplicate-id': duplicateId,
  'field/duplicate-label': duplicateLabel,
  'field/empty-label': emptyLabel,
  'field/missing-id': missingId,
  'field/missing-label': missingLabel,
  'field/missing-type': missingType,
  'field/never-shown': neverShown,
  'field/not-an-object': notAnObject,
  'field/unfit-format': unfitFormat,
  'field/unfit-key': unfitKey,
  'field/unknown-format': unknownFormat,
  'field/unknown-type': unknownType,
  'field/unknown-widget': unknownWidget,
}
