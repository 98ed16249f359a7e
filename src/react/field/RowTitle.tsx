'use client'

import { useCallback, useSyncExternalStore } from 'react'
import { labelOfValue } from '../../core/values/choices.ts'
import { childAddress, type Address } from '../../core/values/path.ts'
import type { FormState } from '../../store/formState.ts'
import { useFormContext } from '../formContext.ts'

/** What a folded row is called: its first filled text, password fields apart. Renders when that text changes. */
export function RowTitle({ address }: { readonly address: Address }) {
  const { store } = useFormContext()
  const subscribe = useCallback((listener: () => void) => store.subscribeValue(address, listener), [store, address])
  const read = () => selectTitle(store.state, address)
  return useSyncExternalStore(subscribe, read, read)
}

/** The first value below an address that reads as text; `''` where there is none. */
function selectTitle(state: FormState, address: Address): string {
  const cell = state.cells.get(address)
  if (cell === undefined || cell.node.hidden) return ''
  const { node, value } = cell
  if (node.shape === 'group') {
    for (const { id } of node.children) {
      const title = selectTitle(state, childAddress(address, id))
      if (title !== '') return title
    }
    return ''
  }
  const isTelling = node.shape === 'value' && !node.secret && node.control !== 'CodeblockWidget' && typeof value !== 'boolean'
  return isTelling ? labelOfValue(value, node.optionSource?.choices?.values).slice(0, 80) : ''
}
