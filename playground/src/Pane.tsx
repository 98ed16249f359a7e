import type { ReactNode } from 'react'

interface PaneProps {
  readonly id: string
  readonly label: string
  /** Where panes are tabs: the prefix of their DOM ids and whether this one is chosen. */
  readonly tab: { readonly idPrefix: string; readonly isChosen: boolean } | undefined
  readonly children: ReactNode
}

/** One part of the workspace: beside the others where there is room, else a tab. It stays mounted either way. */
export function Pane({ id, label, tab, children }: PaneProps) {
  const role = tab === undefined ? { 'aria-label': label } : { role: 'tabpanel', 'aria-labelledby': `${tab.idPrefix}-tab-${id}` }
  return (
    <section className="pg-pane" data-pane={id} id={tab && `${tab.idPrefix}-panel-${id}`} hidden={tab?.isChosen === false} {...role}>
      {children}
    </section>
  )
}
