import type { PlanChanges } from '../../core/plan/comparePlans.ts'
import type { Path } from '../../core/values/path.ts'

/** What a schema that took effect did to the form. Decisions §5. Fields by their ids, values by their paths. */
export interface ReloadReport extends PlanChanges {
  readonly defaultsApplied: readonly Path[]
  /** Values that lost their place. They are kept, listed by the form, and never submitted. */
  readonly setAside: readonly Path[]
  /** Values that found their place again. */
  readonly returned: readonly Path[]
}
