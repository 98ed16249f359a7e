import type { PlanChanges } from '../../core/plan/comparePlans.ts'
import type { Path } from '../../core/values/path.ts'

/** What a new schema changed in the form. Decisions §5. Fields by their ids, values by their paths. */
export interface ReloadReport extends PlanChanges {
  readonly defaultsApplied: readonly Path[]
  /** Values that lost their place. They are kept, listed by the form, and never submitted. */
  readonly setAside: readonly Path[]
  /** Values that returned to a field. */
  readonly returned: readonly Path[]
}
