import type { Checks, CodesOf } from '../../check.ts'
import { emptyList } from './emptyList.ts'
import { noAllowedList } from './noAllowedList.ts'
import { unknownManagementType } from './unknownManagementType.ts'

export const connectionChecks: Checks<CodesOf<'connection'>> = {
  'connection/empty-list': emptyList,
  'connection/no-allowed-list': noAllowedList,
  'connection/unknown-management-type': unknownManagementType,
}
