'use client'

import { useSyncExternalStore, useCallback } from 'react'
import type { FormView } from '../../store/formView.ts'
import { useFormContext } from '../formContext.ts'
import type { Address } from '../../core/values/path.ts'
import type { FieldView } from '../../store/fieldView.ts'

/** One part of the view of the form as a whole; `onServer` selects it instead during server rendering and hydration. */
export function useFormView<Part>(select: (view: FormView) => Part, onServer = select): Part {
  const { form } = useFormContext().store
  return useSyncExternalStore(
    form.subscribe,
    () => select(form.getState()),
    () => onServer(form.getState()),
  )
}

/** The view of one field; renders again when that view changes and at no other time. */
export function useFieldView(address: Address): FieldView | undefined {
  const { store } = useFormContext()
  const subscribe = useCallback((listener: () => void) => store.subscribeField(address, listener), [store, address])
  const read = () => store.field(address)
  return useSyncExternalStore(subscribe, read, read)
}
