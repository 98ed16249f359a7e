'use client'

import { useCallback, useSyncExternalStore } from 'react'
import type { Address } from '../../core/values/path.ts'
import type { FieldView } from '../../store/fieldView.ts'
import { useFormContext } from '../formContext.ts'

/** The view of one field; renders again when that view changes and at no other time. */
export function useField(address: Address): FieldView | undefined {
  const { store } = useFormContext()
  const subscribe = useCallback((listener: () => void) => store.subscribeField(address, listener), [store, address])
  const read = () => store.field(address)
  return useSyncExternalStore(subscribe, read, read)
}
