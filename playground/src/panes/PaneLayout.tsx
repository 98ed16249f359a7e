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
 * The form between its panes: on a wide page one group at each side and one below, otherwise a single group beside the form or, if the page
 * is too narrow, below it. The form keeps its place in the React tree, so no input is lost when the width changes.
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
  const [isCollapsed, setCollapsed] = useState(false)
  const isPopupPressed = useIsPopupPressed()
  const notBelow = { ...shared, isBelow: false }
  return (
    <main className="pg-work">
      <Group className="pg-panes" orientation={isBeside ? 'horizontal' : 'vertical'} disabled={isPopupPressed} {...saved}>
        {isWide && (
          <Panel
            key="start"
            id="start"
            className="pg-panel"
            defaultSize="29%"
            minSize={220}
            collapsible
            onResize={({ inPixels }) => setCollapsed(inPixels === 0)}
          >
            {/* Tab stops that nobody sees. */}
            <div className="pg-fill" inert={isCollapsed}>
              <PaneGroup label="Schema" entries={at('start')} shared={notBelow} />
            </div>
          </Panel>
        )}
        {isWide && <Separator key="start-edge" className="pg-edge" aria-label="Width of the schema" />}
        <Panel key="form" id="form" className="pg-panel" minSize={isBeside ? 300 : '25%'}>
          <div className="pg-fill">{children}</div>
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
 * Whether the last press was in a popup, which may cover an edge: edges react to the position of a press, whatever element it hits, and
 * would take the focus from an open list before an option is chosen.
 */
function useIsPopupPressed(): boolean {
  const [isPressed, setPressed] = useState(false)
  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      const isPopup = target instanceof Element && target.closest('[popover]') !== null
      // Synchronously, because edges handle the same event on the document.
      flushSync(() => setPressed(isPopup))
    }
    window.addEventListener('pointerdown', onPress, true)
    return () => window.removeEventListener('pointerdown', onPress, true)
  }, [])
  return isPressed
}

/** A browser may refuse storage: the layout then starts with its defaults each time. */
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
      // Losing the layout is acceptable.
    }
  },
}
