import { useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { listTreeRows, type TreeRow } from './listTreeRows.ts'

interface JsonTreeProps {
  readonly label: string
  readonly value: unknown
}

/** JSON as a collapsible tree: one tab stop, arrow keys within. Only open nodes are rendered, and long lists in parts. */
export function JsonTree({ label, value }: JsonTreeProps) {
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [more, setMore] = useState<ReadonlyMap<string, number>>(new Map())
  const [focused, setFocused] = useState('')
  const tree = useRef<HTMLDivElement>(null)
  const rows = useMemo(() => listTreeRows(value, { toggled, more }), [value, toggled, more])
  const stop = rows.some(({ id }) => id === focused) ? focused : rows[0]?.id
  const focus = (row: TreeRow | undefined) => {
    if (row === undefined) return
    setFocused(row.id)
    const items = tree.current?.querySelectorAll<HTMLElement>('[role=treeitem]') ?? []
    ;[...items].find(({ dataset }) => dataset['row'] === row.id)?.focus()
  }
  const press = (row: TreeRow) => {
    setFocused(row.id)
    if (row.moreOf !== undefined) setMore(new Map(more).set(row.moreOf, row.shownNext ?? 0))
    else if (row.isOpen !== undefined) setToggled(new Map(toggled).set(row.id, !row.isOpen))
  }
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const at = rows.findIndex(({ id }) => id === stop)
    const row = rows[at]
    const act = keys[event.key]
    if (row === undefined || act === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    act({ row, at, rows, focus, press })
  }
  return (
    <div className="pg-tree" role="tree" aria-label={label} ref={tree} tabIndex={-1} onKeyDown={move}>
      {rows.map((row) => (
        // The tree handles the keys.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={row.id}
          className="pg-tree-row"
          role="treeitem"
          data-row={row.id}
          aria-level={row.depth + 1}
          aria-expanded={row.isOpen}
          aria-selected={false}
          tabIndex={row.id === stop ? 0 : -1}
          style={{ paddingInlineStart: `${8 + row.depth * 14}px` }}
          onFocus={() => setFocused(row.id)}
          onClick={() => press(row)}
        >
          {row.name !== undefined && <span className="pg-json-key">{row.name}: </span>}
          <span className={`pg-json-${row.kind}`}>{row.text}</span>
        </div>
      ))}
    </div>
  )
}

interface Pressed {
  readonly row: TreeRow
  readonly at: number
  readonly rows: readonly TreeRow[]
  readonly focus: (row: TreeRow | undefined) => void
  readonly press: (row: TreeRow) => void
}

const open = ({ row, at, rows, focus, press }: Pressed) => {
  if (row.isOpen === true) focus(rows[at + 1])
  else if (row.isOpen === false) press(row)
}

const close = ({ row, at, rows, focus, press }: Pressed) => {
  if (row.isOpen === true) press(row)
  else
    focus(
      rows
        .slice(0, at)
        .reverse()
        .find(({ depth }) => depth < row.depth),
    )
}

/** The keys of the ARIA tree pattern. */
const keys: Readonly<Record<string, (pressed: Pressed) => void>> = {
  ArrowDown: ({ at, rows, focus }) => focus(rows[at + 1]),
  ArrowUp: ({ at, rows, focus }) => focus(rows[at - 1]),
  ArrowRight: open,
  ArrowLeft: close,
  Home: ({ rows, focus }) => focus(rows[0]),
  End: ({ rows, focus }) => focus(rows.at(-1)),
  Enter: ({ row, press }) => press(row),
  ' ': ({ row, press }) => press(row),
}
