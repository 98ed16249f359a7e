'use client'

import { formatFailure } from '../formatFailure.ts'
import type { FormView } from '../../store/formView.ts'
import { useFormView } from './useFormView.ts'
import { useFormContext } from '../formContext.ts'
import type { ModuleFormApi } from './moduleFormApi.ts'
import type { UiMessages } from '../uiMessages.ts'
import { useMemo } from 'react'

/**
 * For hosts with their own buttons: use it in a component inside the form. Renders again when the state of the form as a whole changes, not
 * with each key. `useModuleForm<typeof schema>()` types the form by a schema, without a check that it has that schema.
 *
 * @throws Error outside of a form.
 * @example
 * function SaveButton() {
 *   const { submit, isSubmitting } = useModuleForm()
 *   return <button type="button" onClick={() => void submit()} disabled={isSubmitting}>Save step</button>
 * }
 * <ModuleForm baseUrl={url} onSubmit={save}><SaveButton /></ModuleForm>
 */
export function useModuleForm<S = unknown>(): ModuleFormApi<S>
export function useModuleForm(): ModuleFormApi {
  const { handle, messages } = useFormContext()
  const view = useFormView((whole) => whole)
  return useMemo(() => {
    const { errors, setAside } = view
    // The handle brings `canUndo` and `canRedo`, which change only together with the view.
    return { ...handle, ...describeForm(view, messages), errors, setAside }
  }, [handle, messages, view])
}

/** The state of a form in the terms of the API. */
export const describeForm = ({ schema, submit, dirty }: Pick<FormView, 'schema' | 'submit' | 'dirty'>, messages: UiMessages) => ({
  isReady: schema.phase === 'ready',
  isLoading: schema.request === 'loading' || (schema.phase === 'absent' && schema.request === 'idle'),
  loadError: schema.request === 'failed' && schema.error !== undefined ? formatFailure(schema.error, messages) : undefined,
  isDirty: dirty,
  isSubmitting: submit.phase === 'waiting' || submit.phase === 'submitting',
  canSubmit: schema.phase === 'ready',
  submitPhase: submit.phase,
})
