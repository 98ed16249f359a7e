import { idsOfTemplate } from '../../core/values/path.ts'
import type { FormStore } from '../../store/formStore.ts'
import type { ReloadReport } from '../../store/schema/reloadReport.ts'
import type { ReloadCounts } from './noticeMessages.ts'

type Ids = readonly string[]

/** How much a reload changed, as users see it: a group that is added or removed counts as one field, and hidden fields do not count. */
export const countChanges = (store: FormStore, report: ReloadReport): ReloadCounts => ({
  added: outermost(report.added).filter(shownIn(store)).length,
  removed: outermost(report.removed).length,
  changed: report.changed.length + report.retyped.length,
  setAside: report.setAside.length,
  returned: report.returned.length,
})

/** Those that lie in no other. */
function outermost(fields: readonly Ids[]): readonly Ids[] {
  const all = new Set(fields.map(keyOf))
  return fields.filter((ids) => !ids.some((_id, depth) => depth > 0 && all.has(keyOf(ids.slice(0, depth)))))
}

const keyOf = (ids: Ids): string => JSON.stringify(ids)

/** Reports name fields without row indexes, so all rows are searched. */
function shownIn({ state, isHidden }: FormStore): (ids: Ids) => boolean {
  const shown = [...state.cells.values()].filter((cell) => !isHidden(cell))
  const keys = new Set(shown.map(({ node }) => keyOf(idsOfTemplate(node.template))))
  return (ids) => keys.has(keyOf(ids))
}
