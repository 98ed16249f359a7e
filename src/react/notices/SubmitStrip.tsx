'use client'

import { useRef, useState } from 'react'
import { useFormView } from '../form/useFormView.ts'
import { useFormContext } from '../formContext.ts'
import { useFailureText } from './FailureText.tsx'
import { Notice } from './Notice.tsx'
import { noticeTexts } from './noticeMessages.ts'
import { usePlace } from './places.ts'
import { useFocusBack } from './useFocusBack.ts'
import { useFocusUncovered } from './useFocusUncovered.ts'
import { useInSight } from './useInSight.ts'

/**
 * Why a submit was refused, where no field takes the focus to its error: at the edge of the visible part of the form, beside the button that was
 * pressed, while the notice above all fields is out of sight.
 */
export function SubmitStrip() {
  const anchor = useRef<HTMLSpanElement>(null)
  const failure = useSubmitFailure()
  const errors = useFormView((view) => view.errors)
  const tries = useFormView(({ submit }) => submit.tries)
  const [hiddenTry, setHiddenTry] = useState(0)
  const ofForm = errors.flatMap(({ address, message }) => (address === undefined ? [message] : []))
  const text = failure || ofForm.join(' ')
  const isSeen = useInSight(anchor, usePlace('submit'), false)
  return (
    <>
      <span ref={anchor} hidden />
      {text !== '' && !isSeen && hiddenTry !== tries && <Refusal text={text} onHide={() => setHiddenTry(tries)} />}
    </>
  )
}

function Refusal({ text, onHide }: { readonly text: string; readonly onHide: () => void }) {
  const { messages } = useFormContext()
  const ref = useFocusUncovered()
  useFocusBack(ref)
  return (
    <div ref={ref} className="mf-edge-part">
      <Notice tone="danger" actions={[{ label: noticeTexts(messages).hideSetAside, run: onHide }]}>
        {text}
      </Notice>
    </div>
  )
}

/** Why the last submit was refused as a whole, in sentences; `''` if it was not. */
export function useSubmitFailure(): string {
  const { messages } = useFormContext()
  const error = useFormView((view) => view.submit.error)
  const words = useFailureText(error)
  // Before the first form, the notice of the failed load is enough.
  const isHeldUp = useFormView((view) => view.submit.isHeldUp && view.schema.phase === 'ready')
  const { submitHeldUp, submitFailed } = noticeTexts(messages)
  if (error !== undefined) return `${words} ${submitFailed}`
  return isHeldUp ? submitHeldUp : ''
}
