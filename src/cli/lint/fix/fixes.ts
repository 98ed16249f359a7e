import type { ProblemArgs, ProblemCode } from '../../../core/schema/problems.ts'
import type { FixPlace } from './fixPlace.ts'
import type { Change } from './textEdit.ts'

/** One row for each code that can be mended mechanically. `undefined`: not in this case. */
export type Fixes = {
  readonly [Code in ProblemCode]?: (place: FixPlace, args: ProblemArgs[Code]) => Change | undefined
}
