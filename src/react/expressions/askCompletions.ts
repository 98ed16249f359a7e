import { askHost } from '../../store/callHost.ts'
import type { Cell } from '../../store/cells/cell.ts'
import type { FormStore } from '../../store/formStore.ts'
import type { WidgetProps } from '../widgetProps.ts'
import type { ExpressionWork } from './expressionWork.ts'

/** Asks the host for the references that a field can hold. */
export const askCompletions = (work: ExpressionWork, store: FormStore, { address, node }: Cell, label: string, query: string) =>
  askHost(
    work.report,
    'templates',
    () => work.templates()?.complete?.(query, node.definition, { label, path: work.pathOf(store.state, address) }) ?? [],
  )

/** A `complete` that takes the query has already searched for it; one without parameters returns everything. */
export const findsByQuery = (work: ExpressionWork): boolean => (work.templates()?.complete?.length ?? 0) > 0

/** How a code editor finds references; nothing for other fields, and for passwords, which are never passed to the host. */
export function completionsOfCode(work: ExpressionWork, store: FormStore, cell: Cell, label: string): WidgetProps['complete'] {
  const { node } = cell
  if (node.control !== 'CodeblockWidget' || node.secret || work.templates()?.complete === undefined) return undefined
  return async (query) => {
    const found = await askCompletions(work, store, cell, label, query)
    return findsByQuery(work) ? found : work.filterCompletions(found, query)
  }
}
