import { useEffect, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Group, Panel, Separator, useDefaultLayout } from 'react-resizable-panels'
import { useMediaQuery } from '../parts/useMediaQuery.ts'
import { PaneGroup } from './PaneGroup.tsx'
import type { PaneProps } from './paneProps.ts'
import { panes, type WorkspacePane } from './panes.tsx'

interface PaneLayoutProps {
  readonly shared: Omit<PaneProps, 'isBelow'>
  readonly children: ReactNode
}

/**
 * The form between its panes: on a wide page one place at each side and one below, else one place for all, beside the form or, where that
 * is too narrow, below it. The form keeps its place in the tree, so nothing that was typed is lost when the page changes its width.
 */
export function PaneLayout({ shared, children }: PaneLayoutProps) {
  const isWide = useMediaQuery('(min-width: 1100px)')
  const isBeside = useMediaQuery('(min-width: 700px)')
  const offered = panes.filter(({ isOffered }) => isOffered?.({ ...shared, isBelow: isWide }) ?? true)
  const at = (side: WorkspacePane['side']) => offered.filter((pane) => pane.side === side)
  const end = isWide ? at('end') : [...at('end'), ...at('start'), ...at('below')]
  const panelIds = isWide ? ['start', 'form', 'end'] : ['form', 'end']
  const saved = useDefaultLayout({
    id: `playground-${isWide ? 'wide' : isBeside ? 'beside' : 'stacked'}`,
    panelIds,
    storage: layoutStorage,
  })
  const isPopupPressed = useIsPopupPressed()
  const notBelow = { ...shared, isBelow: false }
  return (
    <main className="pg-work">
      <Group className="pg-panes" orientation={isBeside ? 'horizontal' : 'vertical'} disabled={isPopupPressed} {...saved}>
        {isWide && (
          <Panel key="start" id="start" className="pg-panel" defaultSize="29%" minSize={220} collapsible>
            <PaneGroup label="Schema" entries={at('start')} shared={notBelow} />
          </Panel>
        )}
        {isWide && <Separator key="start-edge" className="pg-edge" aria-label="Width of the schema" />}
        <Panel key="form" id="form" className="pg-panel" minSize={isBeside ? 300 : '25%'}>
          <section className="pg-fill" aria-label="Form">
            {children}
          </section>
        </Panel>
        <Separator key="end-edge" className="pg-edge" aria-label={isBeside ? 'Width of the panes' : 'Height of the panes'} />
        <Panel
          key="end"
          id="end"
          className="pg-panel"
          defaultSize={isWide ? '25%' : isBeside ? '42%' : '50%'}
          minSize={isBeside ? 220 : '20%'}
        >
          <PaneGroup label="Panes" entries={end} shared={notBelow} />
        </Panel>
      </Group>
      {isWide &&
        at('below').map(({ id, label, Content }) => (
          <section key={id} className="pg-below" data-pane={id} aria-label={label}>
            <Content {...shared} isBelow />
          </section>
        ))}
    </main>
  )
}

/**
 * Whether what was pressed last is a popup, which may lie over an edge: edges go by where a press is and not by what it meets, and would take the
 * focus out of an open list before the press has chosen anything.
 */
function useIsPopupPressed(): boolean {
  const [isPressed, setPressed] = useState(false)
  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      const isPopup = target instanceof Element && target.closest('[popover]') !== null
      // Edges listen on the document: they have to know by then.
      flushSync(() => setPressed(isPopup))
    }
    window.addEventListener('pointerdown', onPress, true)
    return () => window.removeEventListener('pointerdown', onPress, true)
  }, [])
  return isPressed
}

/** A browser may refuse to store anything: the layout is then that of each start. */
const layoutStorage = {
  getItem: (key: string) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  },
  setItem: (key: string, value: string) => {
    try {
      localStorage.setItem(key, value)
    } catch {
      // Nothing is lost that matters.
    }
  },
}
