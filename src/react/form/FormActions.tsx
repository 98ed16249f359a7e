'use client'

import { useFormContext } from '../formContext.ts'
import { useFormStatus } from './useFormStatus.ts'
import { useModuleForm } from './useModuleForm.ts'
import { useClassName } from '../classNames.ts'

/** The default buttons and the status. A host replaces them by children of the form, or by a slot. */
export function FormActions() {
  const classOf = useClassName()
  const { messages, disabled, readOnly, slots } = useFormContext()
  const api = useModuleForm()
  const { submit, reset, isSubmitting, isDirty, canSubmit } = api
  const status = useFormStatus()
  const isOff = disabled || !canSubmit
  // Visible text only; the form's announcer reads it out.
  const shownStatus = <span className="mf-status">{status}</span>
  const own = readOnly ? (
    shownStatus
  ) : (
    <div className={classOf('actions')}>
      <button
        type="button"
        className={classOf('button')}
        data-variant="primary"
        aria-disabled={isSubmitting || undefined}
        disabled={isOff}
        onClick={() => void submit()}
      >
        {isSubmitting ? messages.submitting : messages.submit}
      </button>
      {/* Disabled by `aria-disabled` while there is nothing to reset, so that it keeps the focus when pressed. */}
      <button
        type="button"
        className={classOf('button')}
        data-variant="quiet"
        aria-disabled={!isDirty || undefined}
        disabled={isOff}
        onClick={() => isDirty && reset()}
      >
        {messages.reset}
      </button>
      {shownStatus}
    </div>
  )
  return slots ? slots.draw('actions', own, () => ({ ...api, status, readOnly, disabled, messages })) : own
}
