'use client'

import { useMemo, useSyncExternalStore } from 'react'
import { childAddress, formatPointer, nowhere, parsePath, parseRowIndex, type Address, type Path } from '../core/values/path.ts'
import { useFormContext } from '../react/formContext.ts'
import type { FieldView } from '../store/fieldView.ts'
import type { FormStore } from '../store/formStore.ts'

/** The field at a path at present. The same object until something in it changes. */
export interface Place {
  readonly view: FieldView
  /** Neither it nor a field around it is hidden. */
  readonly visible: boolean
}

/** The field at a path; `undefined` while there is none. Renders again only when that field changes, is replaced, added or removed. */
export function usePlace(path: Path | string): Place | undefined {
  const { store } = useFormContext()
  // Paths are written inline, and new at each render.
  const pointer = pointerOf(path)
  const { subscribe, read } = useMemo(() => followPath(store, pointer), [store, pointer])
  return useSyncExternalStore(subscribe, read, read)
}

/** The JSON Pointer of a path of the API. */
export const pointerOf = (path: Path | string): string => formatPointer(parsePath(path))

/** Follows a path, whichever field is there. */
function followPath(store: FormStore, pointer: string) {
  let last: Place | undefined
  const read = (): Place | undefined => {
    const view = store.field(addressesOn(store, pointer).at(-1) ?? '')
    if (view === undefined) return (last = undefined)
    const visible = !store.isHidden(view.cell)
    if (last?.view !== view || last.visible !== visible) last = { view, visible }
    return last
  }
  const subscribe = (listener: () => void) => {
    let watched: readonly Address[] = []
    let stop: readonly (() => void)[] = []
    const watch = () => {
      const addresses = addressesOn(store, pointer)
      if (addresses.length === watched.length && addresses.every((address, index) => address === watched[index])) return
      for (const end of stop) end()
      watched = addresses
      const [own = ''] = addresses.slice(-1)
      // Text that its control shows itself triggers only the subscriptions to values.
      stop = [...addresses.map((address) => store.subscribeField(address, tell)), store.subscribeValue(own, tell)]
    }
    const tell = () => {
      watch()
      listener()
    }
    watch()
    return () => {
      for (const end of stop) end()
    }
  }
  return { subscribe, read }
}

/**
 * The addresses along a path, outermost first, with current row keys: existence and visibility of the field depend on each. A missing row
 * ends in `nowhere`.
 */
function addressesOn({ state }: FormStore, pointer: string): readonly Address[] {
  const addresses: Address[] = []
  let at: Address = ''
  for (const segment of parsePath(pointer)) {
    const rows = state.cells.get(at)?.rows
    const key = rows === undefined ? segment : rows[parseRowIndex(segment) ?? -1]
    if (key === undefined) return [...addresses, nowhere]
    at = childAddress(at, String(key))
    addresses.push(at)
  }
  return addresses.length === 0 ? [''] : addresses
}
