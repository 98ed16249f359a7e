import type { ReloadReport } from '../../store/schema/reloadReport.ts'
import type { ReloadCounts } from '../uiMessages.ts'

/** How much a reload changed. */
export const countChanges = (report: ReloadReport): ReloadCounts => ({
  added: report.added.length,
  removed: report.removed.length,
  changed: report.changed.length + report.retyped.length,
  setAside: report.setAside.length,
  returned: report.returned.length,
})
