'use client'

import { useFormContext } from '../formContext.ts'
import { useFormStatus } from './useFormStatus.ts'
import { useModuleForm } from './useModuleForm.ts'
import { useClassName } from '../classNames.ts'

/** The default buttons, and what the form is busy with. A host brings its own as children of the form, or as a part of it. */
export function FormActions() {
  const classOf = useClassName()
  const { messages, disabled, readOnly, slots } = useFormContext()
  const api = useModuleForm()
  const { submit, reset, isSubmitting, isDirty, canSubmit } = api
  const status = useFormStatus()
  const isOff = disabled || !canSubmit
  // For the eye; the form's announcer says it.
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
      {/* Off while there is nothing to reset; pressed, it keeps the focus. */}
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
