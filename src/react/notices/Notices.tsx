'use client'

import { useEffect, useState, type ComponentType } from 'react'
import type { FormView } from '../../store/formView.ts'
import { useClassName } from '../classNames.ts'
import { useFormView } from '../form/useFormView.ts'
import { useModuleForm } from '../form/useModuleForm.ts'
import { formatFailure } from '../formatFailure.ts'
import { useFormContext } from '../formContext.ts'
import { loadOnce } from '../loadOnce.ts'
import type { NoticesProps } from './LateNotices.tsx'

/** Whether there is something to say of the form beside its fields, a reload that goes on among it. */
export const hasNotices = ({ schema, report, submit, errors, warnings, setAside }: FormView): boolean =>
  (schema.request === 'loading' && schema.phase === 'ready') ||
  (schema.error ?? report ?? submit.error) !== undefined ||
  submit.isHeldUp ||
  errors.length + warnings.length + setAside.length > 0

/** What says it: a form in which all goes well does without. */
export const lateNotices = loadOnce(() => import('./LateNotices.tsx'))

/** What is to be said in one place, as soon as what says it is there, and never between the press and the release of a button, which it would move. */
export function Notices(props: NoticesProps) {
  const { afterPress } = useFormContext()
  const [Part, setPart] = useState<ComponentType<NoticesProps> | undefined>(() => lateNotices.current()?.LateNotices)
  useEffect(() => {
    const show = (part: ComponentType<NoticesProps>) => afterPress(() => setPart(() => part))
    lateNotices.load().then(
      ({ LateNotices }) => show(LateNotices),
      () => show(PlainNotices),
    )
  }, [afterPress])
  return Part && <Part {...props} />
}

/** The same in a few words, where what says it cannot be loaded: with the network gone, say. */
function PlainNotices({ part }: NoticesProps) {
  const classOf = useClassName()
  const { messages } = useFormContext()
  const { loadError, errors, reload } = useModuleForm()
  const submitError = useFormView(({ submit }) => submit.error)
  const text = [
    loadError,
    submitError && formatFailure(submitError, messages),
    ...errors.map(({ label, message }) => `${label}: ${message}`),
  ]
    .filter(Boolean)
    .join('\n')
  // Of values set aside, say, it knows no words.
  return (
    part === 'form' &&
    text && (
      <div role="alert" className={classOf('notice')}>
        {text}{' '}
        {loadError && (
          <button type="button" className={classOf('link')} onClick={reload}>
            {messages.retry}
          </button>
        )}
      </div>
    )
  )
}
