import type { Checks, CodesOf } from '../../check.ts'
import { duplicateId } from './duplicateId.ts'
import { missingId } from './missingId.ts'
import { missingType } from './missingType.ts'
import { notAnObject } from './notAnObject.ts'
import { unknownFormat } from './unknownFormat.ts'
import { unknownType } from './unknownType.ts'
import { unknownWidget } from './unknownWidget.ts'

export const fieldChecks: Checks<CodesOf<'field'>> = {
  'field/duplicate-id': duplicateId,
  'field/missing-id': missingId,
  'field/missing-type': missingType,
  'field/not-an-object': notAnObject,
  'field/unknown-format': unknownFormat,
  'field/unknown-type': unknownType,
  'field/unknown-widget': unknownWidget,
}
