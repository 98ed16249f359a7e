'use client'

import { useSyncExternalStore } from 'react'
import type { FormView } from '../../store/formView.ts'
import { useFormContext } from '../formContext.ts'

/** One part of the view of the form as a whole. */
export function useFormView<Part>(select: (view: FormView) => Part): Part {
  const { form } = useFormContext().store
  const read = () => select(form.getState())
  return useSyncExternalStore(form.subscribe, read, read)
}
