'use client'

import { useEffect, useState, type ComponentType } from 'react'
import type { FormView } from '../../store/formView.ts'
import { useClassName } from '../classNames.ts'
import { useFormView } from '../form/useFormView.ts'
import { useModuleForm } from '../form/useModuleForm.ts'
import { formatFailure } from '../formatFailure.ts'
import { useFormContext } from '../formContext.ts'
import { localPart } from '../localPart.ts'
import type { NoticesProps } from './LateNotices.tsx'

/** Whether there are notices about the form as a whole, including a running reload. A submit is held up by one that failed. */
export const hasNotices = ({ schema, report, submit, errors, warnings, setAside }: FormView): boolean =>
  (schema.request === 'loading' && schema.phase === 'ready') ||
  (schema.error ?? report ?? submit.error) !== undefined ||
  errors.length + warnings.length + setAside.length > 0

/** Loaded with the first notice; most forms never need it. */
export const lateNotices = localPart(() => import('./LateNotices.tsx'))

/** The notices of one position, once their code is loaded; never between the press and the release of a button, which they would move. */
export function Notices(props: NoticesProps) {
  const { afterPress } = useFormContext()
  const Late = lateNotices.use()?.LateNotices
  const [Part, setPart] = useState<ComponentType<NoticesProps> | undefined>(() => Late)
  useEffect(() => {
    const show = (part: ComponentType<NoticesProps>) => afterPress(() => setPart(() => part))
    if (Late) show(Late)
    else lateNotices.load().catch(() => show(PlainNotices))
  }, [Late, afterPress])
  return Part && <Part {...props} />
}

/** A short version, used while the code of the notices cannot be loaded, for instance offline. */
function PlainNotices({ part }: NoticesProps) {
  const classOf = useClassName()
  const { messages } = useFormContext()
  const { loadError, errors, reload } = useModuleForm()
  const submitError = useFormView(({ submit }) => submit.error)
  const text = [
    loadError,
    submitError && formatFailure(submitError, messages),
    ...errors.map(({ label, message }) => (label ? `${label}: ${message}` : message)),
  ]
    .filter(Boolean)
    .join('\n')
  // It has no text for other notices, such as values set aside.
  return (
    part === 'form' &&
    text && (
      <div role="alert" className={classOf('notice')}>
        <span>{text}</span>{' '}
        {loadError && (
          <button type="button" className={classOf('link')} onClick={reload}>
            {messages.retry}
          </button>
        )}
      </div>
    )
  )
}
