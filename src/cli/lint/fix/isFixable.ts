import type { Problem } from '../../../core/schema/problems.ts'
import { aliasFixes } from './aliasFixes.ts'
import { changeFor } from './draft.ts'
import type { Fixes } from './fixes.ts'
import type { FixPlace } from './fixPlace.ts'
import { nearMissFixes } from './nearMissFixes.ts'
import { removalFixes } from './removalFixes.ts'

const allFixes: Fixes = { ...aliasFixes, ...removalFixes, ...nearMissFixes }

/** Whether a problem can be mended mechanically where it stands. A near miss may still be held back: `fixText` corrects none that makes things worse. */
export const isFixable = (problem: Problem, place: FixPlace): boolean => (changeFor(allFixes, problem, place)?.length ?? 0) > 0
