'use client'

import { useFormContext } from '../formContext.ts'
import { useFormStatus } from './useFormStatus.ts'
import { useModuleForm } from './useModuleForm.ts'
import { useClassName } from '../classNames.ts'

/** The default buttons, and what the form is busy with. A host brings its own as children of the form. */
export function FormActions() {
  const classOf = useClassName()
  const { messages, disabled, readOnly } = useFormContext()
  const { submit, reset, isSubmitting, canSubmit } = useModuleForm()
  if (readOnly) return <FormStatus />
  return (
    <div className={classOf('actions')}>
      <button
        type="button"
        className={classOf('button')}
        data-variant="primary"
        aria-disabled={isSubmitting || undefined}
        disabled={disabled || !canSubmit}
        onClick={() => void submit()}
      >
        {isSubmitting ? messages.submitting : messages.submit}
      </button>
      <button type="button" className={classOf('button')} disabled={disabled || !canSubmit} onClick={() => reset()}>
        {messages.reset}
      </button>
      <FormStatus />
    </div>
  )
}

/** What the form is doing, for the eye; its announcer says it. */
function FormStatus() {
  return <span className="mf-status">{useFormStatus()}</span>
}
