import type { ReloadReport } from '../store/reloadReport.ts'
import { useFormContext } from './formContext.ts'
import { useFormView } from './useFormView.ts'

/** Tells assistive technology, politely, what a reload did to the form. Decisions §5. */
export function FormAnnouncer() {
  const { messages } = useFormContext()
  const report = useFormView((view) => view.report)
  return <output className="mf-visually-hidden">{report === undefined ? '' : messages.reloaded(countChanges(report))}</output>
}

const countChanges = (report: ReloadReport) => ({
  added: report.added.length,
  removed: report.removed.length,
  changed: report.changed.length + report.retyped.length,
  setAside: report.setAside.length,
  returned: report.returned.length,
})
