import { isInExpression } from '../cells/expressions.ts'
import { readValue } from '../cells/readValues.ts'
import { pathOf } from '../cells/pathOf.ts'
import { changeKinds } from '../history/recordedEvent.ts'
import { restoring } from '../history/restoring.ts'
import { rowWork } from '../rows/rowWork.ts'
import { showObjects } from '../schema/placePlan.ts'
import { readHostProp } from '../transaction.ts'

/** Functions for following the host's values. Passed in and not imported: see `restoring`. */
export const following = { ...restoring, ...rowWork, changeKinds, isInExpression, pathOf, readHostProp, readValue, showObjects }

export type Following = typeof following
