import type { Checks, CodesOf } from '../../check.ts'
import { noAllowedList } from './noAllowedList.ts'
import { unknownManagementType } from './unknownManagementType.ts'

export const connectionChecks: Checks<CodesOf<'connection'>> = {
  'connection/no-allowed-list': noAllowedList,
  'connection/unknown-management-type': unknownManagementType,
}
