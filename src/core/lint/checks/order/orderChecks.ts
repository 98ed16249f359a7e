import type { Checks, CodesOf } from '../../check.ts'
import { duplicateId } from './duplicateId.ts'
import { missingIds } from './missingIds.ts'
import { unknownId } from './unknownId.ts'
import { withoutFields } from './withoutFields.ts'

export const orderChecks: Checks<CodesOf<'order'>> = {
  'order/duplicate-id': duplicateId,
  'order/missing-ids': missingIds,
  'order/unknown-id': unknownId,
  'order/without-fields': withoutFields,
}
