import { readValue } from '../cells/readValues.ts'
import { pathOf } from '../cells/pathOf.ts'
import { changeKinds } from '../history/recordedEvent.ts'
import { restoring } from '../history/restoring.ts'
import { rowWork } from '../rows/rowWork.ts'
import { showObjects } from '../schema/placePlan.ts'
import { readHostProp } from '../transaction.ts'

/** What following the host's values is made of. It is handed over and not imported, as for `restoring`: that keeps the form in one piece. */
export const following = { ...restoring, ...rowWork, changeKinds, pathOf, readHostProp, readValue, showObjects }

export type Following = typeof following
