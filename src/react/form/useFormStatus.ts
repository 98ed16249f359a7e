'use client'

import { useFormContext } from '../formContext.ts'
import { useModuleForm } from './useModuleForm.ts'

/** What the form is doing, in a sentence; `''` if it is idle, or a button shows it. */
export function useFormStatus(): string {
  const { messages } = useFormContext()
  const { isLoading, isReady, submitPhase } = useModuleForm()
  const texts = {
    idle: isLoading && isReady ? messages.updatingForm : '',
    // The only other wait, for a pattern, is too short to mention.
    waiting: isLoading ? messages.submitWaits : '',
    submitting: '',
    submitted: messages.submitted,
  }
  return texts[submitPhase]
}
