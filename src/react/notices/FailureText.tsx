'use client'

import type { Failure } from '../../store/failure.ts'
import { useClassName } from '../classNames.ts'
import { formatFailure } from '../formatFailure.ts'
import { useFormContext } from '../formContext.ts'
import { noticeTexts } from './noticeMessages.ts'

/** A failure as a sentence: the module's own words, or what happened. */
export const useFailureText = (failure: Failure | undefined): string => {
  const { messages } = useFormContext()
  return failure === undefined ? '' : formatFailure(failure, messages)
}

/** Details of a failure for whoever maintains the module, folded: the request and the answer. */
export function FailureDetails({ failure }: { readonly failure: Failure | undefined }) {
  const classOf = useClassName()
  const { messages } = useFormContext()
  if (typeof failure !== 'object' || failure.code !== 'module') return null
  const texts = noticeTexts(messages)
  return (
    <details className="mf-details">
      <summary className={classOf('link')}>{texts.details}</summary>
      <span className="mf-details-text">{texts.failureDetails(failure.error)}</span>
    </details>
  )
}
