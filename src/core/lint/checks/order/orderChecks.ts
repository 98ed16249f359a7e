import type { Checks, CodesOf } from '../../check.ts'
import { missingIds } from './missingIds.ts'
import { unknownId } from './unknownId.ts'

export const orderChecks: Checks<CodesOf<'order'>> = {
  'order/missing-ids': missingIds,
  'order/unknown-id': unknownId,
}
