import { countChanges } from './countChanges.ts'
import { useFormContext } from './formContext.ts'
import { useFormView } from './useFormView.ts'

/** Tells assistive technology, politely, what a reload did to the form. Decisions §5. */
export function FormAnnouncer() {
  const { messages } = useFormContext()
  const report = useFormView((view) => view.report)
  return <output className="mf-visually-hidden">{report === undefined ? '' : messages.reloaded(countChanges(report))}</output>
}
