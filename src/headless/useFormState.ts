'use client'

import { useMemo, useState, useSyncExternalStore } from 'react'
import type { FormValuesOf } from '../core/values/formValuesOf.ts'
import type { Path } from '../core/values/path.ts'
import type { ModuleFormApi } from '../react/form/moduleFormApi.ts'
import { describeForm } from '../react/form/useModuleForm.ts'
import { formatFailure } from '../react/formatFailure.ts'
import { type FormContextValue, useFormContext } from '../react/formContext.ts'
import { pathOf } from '../store/cells/pathOf.ts'
import { readFormData, readSubmitData } from '../store/cells/readValues.ts'
import type { FormState } from '../store/formState.ts'
import type { FormView, SummaryLine } from '../store/formView.ts'
import type { ReloadReport } from '../store/schema/reloadReport.ts'

/**
 * Selects from the state of the form as a whole. Renders again when the selected value changes: compared with `Object.is`, and objects and
 * arrays by their content, so that a selector may return new ones at each call.
 *
 * @param select Pure. If it reads `data`, `submitData` or `dirtyPaths`, these change with each key; everything else changes rarely.
 * @throws Error outside of a form.
 * @example const { count, busy } = useFormState(({ errors, isSubmitting }) => ({ count: errors.length, busy: isSubmitting }))
 */
export function useFormState<Selected, S = unknown>(select: (state: ModuleFormState<S>) => Selected): Selected
export function useFormState<Selected>(select: (state: ModuleFormState) => Selected): Selected {
  const form = useFormContext()
  const [createReader] = useState(rememberSelection<Selected>)
  const read = useMemo(() => createReader(form, select), [createReader, form, select])
  return useSyncExternalStore(form.store.subscribe, read, read)
}

/** Creates the getters of one selection: the last result is kept across selectors, which are new at each render. */
function rememberSelection<Selected>() {
  let last: { readonly selected: Selected } | undefined
  return (form: FormContextValue, select: (state: ModuleFormState) => Selected) => {
    let seen: { readonly state: ModuleFormState; readonly selected: Selected } | undefined
    return () => {
      const state = stateOf(form)
      // Called only once per state, so that a selector that returns another value each time causes no endless loop.
      if (seen?.state === state) return seen.selected
      const next = select(state)
      const selected = last !== undefined && isAlike(last.selected, next) ? last.selected : next
      seen = { state, selected }
      last = seen
      return selected
    }
  }
}

type Told =
  | 'isReady'
  | 'isLoading'
  | 'loadError'
  | 'isDirty'
  | 'isSubmitting'
  | 'canSubmit'
  | 'submitPhase'
  | 'errors'
  | 'setAside'
  | 'canUndo'
  | 'canRedo'

/** The state of a form with the schema `S` as a whole, from which `useFormState` selects: a new object after each change. */
export interface ModuleFormState<S = unknown> extends Pick<ModuleFormApi, Told> {
  /** Values that the loaded options do not contain; they do not block a submit. */
  readonly warnings: readonly SummaryLine[]
  /** Number of attempted submits. */
  readonly submitTries: number
  /** Why the last submit failed as a whole, in a sentence. */
  readonly submitError: string | undefined
  /** The last submit was blocked because the schema could not be reloaded; the next one uses the current schema. */
  readonly isHeldUp: boolean
  /** What the last reload, or new `schema` prop, changed in the form. */
  readonly lastReload: ReloadReport | undefined
  /** Nothing can be changed. */
  readonly readOnly: boolean
  /** Nothing can be changed or focused. */
  readonly disabled: boolean
  /** All form data, hidden fields included. Computed on access. */
  readonly data: FormValuesOf<S>
  /** The data that a submit would hand over, valid or not. Computed on access. */
  readonly submitData: FormValuesOf<S>
  /** Paths changed since the form started or was reset. Computed on access. */
  readonly dirtyPaths: readonly Path[]
}

interface Known {
  readonly view: FormView
  readonly revision: number
  readonly state: ModuleFormState
}

const known = new WeakMap<FormContextValue, Known>()

/** The state of a form: the same object until something of it changes. */
function stateOf(form: FormContextValue): ModuleFormState {
  const { state, form: whole } = form.store
  const view = whole.getState()
  const { valueRevision: revision } = state
  const last = known.get(form)
  if (last?.view === view && last.revision === revision) return last.state
  const next = createState(form, view, state)
  known.set(form, { view, revision, state: next })
  states.add(next)
  return next
}

function createState({ messages, readOnly, disabled }: FormContextValue, view: FormView, state: Readonly<FormState>): ModuleFormState {
  const { submit, history, errors, warnings, setAside, report } = view
  return {
    ...describeForm(view, messages),
    errors,
    warnings,
    setAside,
    canUndo: history.canUndo,
    canRedo: history.canRedo,
    submitTries: submit.tries,
    submitError: submit.error && formatFailure(submit.error, messages),
    isHeldUp: submit.isHeldUp,
    lastReload: report,
    readOnly,
    disabled,
    get data() {
      return readFormData(state)
    },
    get submitData() {
      return readSubmitData(state)
    },
    get dirtyPaths() {
      return [...state.indexes.dirty].map((address) => pathOf(state, address))
    },
  }
}

/** State objects: their form data are computed on access, so they are never compared by content. */
const states = new WeakSet<object>()

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype && !states.has(value)

/** Whether two values are identical, or are arrays or plain objects with the same content. */
function isAlike(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((item, index) => isAlike(item, b[index]))
  if (!isPlain(a) || !isPlain(b)) return false
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && isAlike(a[key], b[key]))
}
