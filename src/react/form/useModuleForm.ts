'use client'

import { useMemo } from 'react'
import type { SubmitState } from '../../store/formState.ts'
import type { FormView, SummaryLine } from '../../store/formView.ts'
import type { SetAsideEntry } from '../../store/cells/selectSetAside.ts'
import { formatFailure } from '../formatFailure.ts'
import { useFormContext } from '../formContext.ts'
import type { UiMessages } from '../uiMessages.ts'
import type { ModuleFormHandle } from './moduleFormHandle.ts'
import { useFormView } from './useFormView.ts'

/** The form around a component: what can be done with it, and how it is doing. */
export interface ModuleFormApi extends ModuleFormHandle {
  /** A schema is there and the form can be filled in. */
  readonly isReady: boolean
  /** A schema is being loaded. */
  readonly isLoading: boolean
  /** Why the last load failed, in a sentence. */
  readonly loadError: string | undefined
  /** Something was changed since the form started or was reset: `getDirtyPaths()` says where. */
  readonly isDirty: boolean
  /** What was submitted is on its way to the host. */
  readonly isSubmitting: boolean
  /** There is a form to submit: `submit()` would do something. */
  readonly canSubmit: boolean
  /** How far the last submit has come. */
  readonly submitPhase: SubmitState['phase']
  /** Errors that the last submit found and that still stand, in the order of the form. */
  readonly errors: readonly SummaryLine[]
  /** Values that have no field now, as people see them; `getSetAside()` gives them as form data. */
  readonly setAside: readonly SetAsideEntry[]
}

/**
 * For hosts that bring their own buttons: use it in a component inside the form. Renders again when the form as a whole changes, never
 * with a key alone.
 *
 * @throws Error outside of a form.
 * @example
 * function SaveButton() {
 *   const { submit, isSubmitting } = useModuleForm()
 *   return <button type="button" onClick={() => void submit()} disabled={isSubmitting}>Save step</button>
 * }
 * <ModuleForm baseUrl={url} onSubmit={save}><SaveButton /></ModuleForm>
 */
export function useModuleForm(): ModuleFormApi {
  const { handle, messages } = useFormContext()
  const schema = useFormView((view) => view.schema)
  const submit = useFormView((view) => view.submit)
  const errors = useFormView((view) => view.errors)
  const setAside = useFormView((view) => view.setAside)
  const isDirty = useFormView((view) => view.dirty)
  const { canUndo, canRedo } = useFormView((view) => view.history)
  return useMemo(
    () => ({ ...handle, ...describeForm({ schema, submit, dirty: isDirty }, messages), errors, setAside, canUndo, canRedo }),
    [handle, messages, schema, submit, errors, setAside, isDirty, canUndo, canRedo],
  )
}

/** How a form is doing, in the words of the API. */
export const describeForm = ({ schema, submit, dirty }: Pick<FormView, 'schema' | 'submit' | 'dirty'>, messages: UiMessages) => ({
  isReady: schema.phase === 'ready',
  isLoading: schema.request === 'loading' || (schema.phase === 'absent' && schema.request === 'idle'),
  loadError: schema.request === 'failed' && schema.error !== undefined ? formatFailure(schema.error, messages) : undefined,
  isDirty: dirty,
  isSubmitting: submit.phase === 'waiting' || submit.phase === 'submitting',
  canSubmit: schema.phase === 'ready',
  submitPhase: submit.phase,
})
