import { idsOfTemplate } from '../../core/values/path.ts'
import type { Cell } from '../../store/cells/cell.ts'
import type { FormState } from '../../store/formState.ts'
import type { ReloadReport } from '../../store/schema/reloadReport.ts'
import type { ReloadCounts } from './noticeMessages.ts'

type Ids = readonly string[]

/** How much a reload changed, as users see it: a group that is added or removed counts as one field, and hidden fields do not count. */
export const countChanges = ({ cells }: Pick<FormState, 'cells'>, report: ReloadReport): ReloadCounts => ({
  added: outermost(report.added).filter(shownAmong(cells)).length,
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
function shownAmong(cells: ReadonlyMap<string, Cell>): (ids: Ids) => boolean {
  const isShown = ({ node, parent }: Cell): boolean => {
    const around = parent === undefined ? undefined : cells.get(parent)
    return !node.hidden && (around === undefined || isShown(around))
  }
  const shown = new Set([...cells.values()].filter(isShown).map((cell) => keyOf(idsOfTemplate(cell.node.template))))
  return (ids) => shown.has(keyOf(ids))
}
