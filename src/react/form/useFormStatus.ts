'use client'

import { useFormContext } from '../formContext.ts'
import { useModuleForm } from './useModuleForm.ts'

/** What the form is doing, in a sentence; `''` where there is nothing to tell, or a button that tells it. */
export function useFormStatus(): string {
  const { messages } = useFormContext()
  const { isLoading, isReady, submitPhase } = useModuleForm()
  const texts = {
    idle: isLoading && isReady ? messages.updatingForm : '',
    // What it waits for besides, a pattern, takes no time worth telling.
    waiting: isLoading ? messages.submitWaits : '',
    submitting: '',
    submitted: messages.submitted,
  }
  return texts[submitPhase]
}
