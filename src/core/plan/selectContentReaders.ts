import type { Template } from '../values/path.ts'
import type { Plan } from './plan.ts'
import { selectReadersOf } from './readerIndex.ts'

/** The fields whose content depends on a template. Memoised. Decisions §6. */
export const selectContentReaders = (plan: Plan, template: Template): readonly Template[] => selectReadersOf(plan.contentReaders, template)
