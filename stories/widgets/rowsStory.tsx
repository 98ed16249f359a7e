import { useMemo, useRef, useState, type ReactNode } from 'react'
import type { RowsView } from '../../src/react/widgetProps.ts'
import { FieldStory, type FieldStoryArgs } from './fieldStory.tsx'
import { Rows } from '../../src/widgets/rows/Rows.tsx'

export interface RowsStoryArgs extends FieldStoryArgs {
  readonly titles?: readonly string[]
  readonly itemLabel?: string
  readonly foldable?: boolean
  readonly errorAt?: number
  readonly canAdd?: boolean
  readonly renderRow?: (title: string, key: string) => ReactNode
}

const noKeys: ReadonlySet<string> = new Set()

/** Rows with a working list of keys, as the form manages them. */
export function RowsStory({
  titles = [],
  itemLabel = 'Contact',
  foldable = true,
  canAdd = true,
  errorAt,
  renderRow,
  ...args
}: RowsStoryArgs) {
  const [removed, setRemoved] = useState<{ readonly index: number; readonly title: string; readonly keys: readonly string[] }>()
  const [keys, setKeys] = useState<readonly string[]>(() => titles.map((_, index) => `k${index}`))
  const next = useRef(titles.length)
  const keysWithError = useMemo(() => new Set(errorAt === undefined ? [] : [`k${errorAt}`]), [errorAt])
  const titleOf = (key: string) => titles[Number.parseInt(key.slice(1), 10)] ?? ''
  const insert = (index: number) => {
    const key = `k${next.current}`
    next.current += 1
    setKeys((before) => [...before.slice(0, index), key, ...before.slice(index)])
  }
  const rows: RowsView = {
    keys,
    canAdd,
    canRemove: true,
    removed: removed && {
      index: removed.index,
      title: removed.title,
      restore: () => {
        setKeys(removed.keys)
        setRemoved(undefined)
      },
    },
    itemLabel,
    foldable,
    keysWithError,
    keysToOpen: noKeys,
    add: () => insert(keys.length),
    insert,
    duplicate: (key) => {
      const copy = `${key}-${next.current}`
      next.current += 1
      setKeys((before) => before.flatMap((one) => (one === key ? [one, copy] : [one])))
    },
    paste: () => {},
    remove: (key) => {
      setRemoved({ index: keys.indexOf(key), title: titleOf(key), keys })
      setKeys((before) => before.filter((other) => other !== key))
    },
    move: (key, to) =>
      setKeys((before) => {
        const others = before.filter((other) => other !== key)
        return [...others.slice(0, to), key, ...others.slice(to)]
      }),
    render: (key) => renderRow?.(titleOf(key), key),
    titleOf,
    renderTitle: titleOf,
  }
  return <FieldStory {...args} widget={Rows} rows={rows} control="rows" frame="none" />
}
