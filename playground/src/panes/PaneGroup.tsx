import { useId, useState, type ComponentType } from 'react'
import { Tabs } from '../parts/Tabs.tsx'

/** One pane. */
export interface PaneEntry<Props> {
  readonly id: string
  readonly label: string
  readonly Content: ComponentType<Props>
  /** A small number after the label. */
  readonly count?: (props: Props) => number
  /** Increases each time something else wants to open the pane. */
  readonly calls?: (props: Props) => number
}

interface PaneGroupProps<Props> {
  readonly label: string
  readonly entries: readonly PaneEntry<Props>[]
  /** The props of each pane. */
  readonly shared: Props
}

/** Panes as tabs. A pane that was opened stays mounted, so that it keeps its state. */
export function PaneGroup<Props extends object>({ label, entries, shared }: PaneGroupProps<Props>) {
  const idPrefix = useId()
  const [opened, setOpened] = useState<readonly string[]>([])
  const [answered, setAnswered] = useState<Readonly<Record<string, number>>>({})
  const choose = (id: string) => setOpened([...opened.filter((one) => one !== id), id])
  const calling = entries.find((entry) => callsOf(entry, shared) > (answered[entry.id] ?? 0))
  if (calling !== undefined) {
    setAnswered({ ...answered, [calling.id]: callsOf(calling, shared) })
    choose(calling.id)
  }
  const chosen = entries.find(({ id }) => id === opened.at(-1)) ?? entries[0]
  if (chosen === undefined) return null
  const tabs = entries.map(({ id, label: text, count }) => {
    const counted = count?.(shared) ?? 0
    return { id, label: text, ...(counted > 0 ? { count: counted } : {}) }
  })
  return (
    <div className="pg-fill">
      <Tabs label={label} idPrefix={idPrefix} tabs={tabs} chosen={chosen.id} onChoose={choose} />
      {entries.map(({ id, Content }) => (
        <section
          key={id}
          className="pg-fill"
          data-pane={id}
          role="tabpanel"
          id={`${idPrefix}-panel-${id}`}
          aria-labelledby={`${idPrefix}-tab-${id}`}
          hidden={id !== chosen.id}
        >
          {(id === chosen.id || opened.includes(id)) && <Content {...shared} />}
        </section>
      ))}
    </div>
  )
}

const callsOf = <Props,>({ calls }: PaneEntry<Props>, shared: Props): number => calls?.(shared) ?? 0
