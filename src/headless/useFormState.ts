'use client'

import { useMemo, useState, useSyncExternalStore } from 'react'
import { type FormContextValue, useFormContext } from '../react/formContext.ts'
import { isAlike, stateOf, type ModuleFormState } from './formStateOf.ts'

/**
 * Something of the form as a whole, or made of it. Renders again when that is another by `Object.is`, and, where it is a new object or array,
 * when it holds something else: a selector may make new ones at each call.
 *
 * @param select Pure. What it reads of `data`, `submitData` and `dirtyPaths` it is called for after each key; all else changes seldom.
 * @throws Error outside of a form.
 * @example const { count, busy } = useFormState(({ errors, isSubmitting }) => ({ count: errors.length, busy: isSubmitting }))
 */
export function useFormState<Selected>(select: (state: ModuleFormState) => Selected): Selected {
  const form = useFormContext()
  const [createReader] = useState(rememberSelection<Selected>)
  const read = useMemo(() => createReader(form, select), [createReader, form, select])
  return useSyncExternalStore(form.store.subscribe, read, read)
}

/** Makes the readers of one selection: what was selected last is kept beyond the selector, which is a new one at each render. */
function rememberSelection<Selected>() {
  let last: { readonly selected: Selected } | undefined
  return (form: FormContextValue, select: (state: ModuleFormState) => Selected) => {
    let seen: { readonly state: ModuleFormState; readonly selected: Selected } | undefined
    return () => {
      const state = stateOf(form)
      // Called once for one state, a selector that returns something else each time ends all the same.
      if (seen?.state === state) return seen.selected
      const next = select(state)
      const selected = last !== undefined && isAlike(last.selected, next) ? last.selected : next
      seen = { state, selected }
      last = seen
      return selected
    }
  }
}
