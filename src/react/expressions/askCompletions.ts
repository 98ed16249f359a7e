import { askHost } from '../../store/callHost.ts'
import type { Cell } from '../../store/cells/cell.ts'
import type { FormStore } from '../../store/formStore.ts'
import type { WidgetProps } from '../widgetProps.ts'
import type { ExpressionWork } from './expressionWork.ts'

/** Asks the host what can be referred to in a field. */
export const askCompletions = (work: ExpressionWork, store: FormStore, { address, node }: Cell, label: string, query: string) =>
  askHost(
    work.report,
    'templates',
    () => work.templates()?.complete?.(query, node.definition, { label, path: work.pathOf(store.state, address) }) ?? [],
  )

/** Who takes what was typed has looked for it; who does not has given all there are. */
export const findsByQuery = (work: ExpressionWork): boolean => (work.templates()?.complete?.length ?? 0) > 0

/** What an editor of code is given to find references by; nothing in other fields, and in those of a password, which is told to nobody. */
export function completionsOfCode(work: ExpressionWork, store: FormStore, cell: Cell, label: string): WidgetProps['complete'] {
  const { node } = cell
  if (node.control !== 'CodeblockWidget' || node.secret || work.templates()?.complete === undefined) return undefined
  return async (query) => {
    const found = await askCompletions(work, store, cell, label, query)
    return findsByQuery(work) ? found : work.filterCompletions(found, query)
  }
}
