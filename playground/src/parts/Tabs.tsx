import type { KeyboardEvent } from 'react'

interface Tab<Id extends string> {
  readonly id: Id
  readonly label: string
  /** A small number after the label. */
  readonly count?: number
}

interface TabsProps<Id extends string> {
  readonly label: string
  /** Tab `x` has the DOM id `<idPrefix>-tab-x` and controls `<idPrefix>-panel-x`. */
  readonly idPrefix: string
  readonly tabs: readonly Tab<Id>[]
  readonly chosen: Id
  readonly onChoose: (id: Id) => void
}

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** A list of tabs: one tab stop, arrow keys within. */
export function Tabs<Id extends string>({ label, idPrefix, tabs, chosen, onChoose }: TabsProps<Id>) {
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const index = tabs.findIndex(({ id }) => id === chosen)
    const next = tabs[steps[event.key]?.(index, tabs.length) ?? -1]
    if (next === undefined) return
    event.preventDefault()
    onChoose(next.id)
    document.getElementById(`${idPrefix}-tab-${next.id}`)?.focus()
  }
  return (
    <div className="pg-tabs" role="tablist" aria-label={label} tabIndex={-1} onKeyDown={move}>
      {tabs.map(({ id, label: text, count }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`${idPrefix}-tab-${id}`}
          aria-controls={`${idPrefix}-panel-${id}`}
          aria-selected={id === chosen}
          tabIndex={id === chosen ? 0 : -1}
          className="pg-tab"
          onClick={() => onChoose(id)}
        >
          {text}
          {count !== undefined && <span className="pg-count">{count}</span>}
        </button>
      ))}
    </div>
  )
}
