import { comparePlans } from '../../core/plan/comparePlans.ts'
import type { Plan } from '../../core/plan/plan.ts'
import type { FormDraft } from '../formDraft.ts'
import { pathOf } from '../pathOf.ts'
import type { ReloadReport } from './reloadReport.ts'

/** Puts together the report of a transition in which a plan was replaced. */
export const createReloadReport = ({ state, defaultsApplied, movements }: FormDraft, before: Plan): ReloadReport => ({
  ...comparePlans(before, state.plan),
  defaultsApplied: [...defaultsApplied].filter((address) => state.cells.has(address)).map((address) => pathOf(state, address)),
  setAside: [...movements.setAside.values()],
  returned: [...movements.returned.values()],
})
