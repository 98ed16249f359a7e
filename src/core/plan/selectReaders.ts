import type { Template } from '../values/path.ts'
import type { Plan } from './plan.ts'
import { selectReadersOf } from './readerIndex.ts'

/** The targets whose conditions may read differently when the value at a template changes, by rising rank. Memoised. Decisions §3. */
export const selectReaders = (plan: Plan, template: Template): readonly Template[] => selectReadersOf(plan.readers, template)
