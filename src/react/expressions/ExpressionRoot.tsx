'use client'

import { useCallback, useEffect, useMemo, type RefObject } from 'react'
import { useFormContext } from '../formContext.ts'
import { textsOf } from './expressionMessages.ts'
import type { ExpressionWork } from './expressionWork.ts'
import { fieldAround } from './fieldAround.ts'
import { createFieldReader } from './createFieldReader.ts'
import { useTransfer } from './useTransfer.ts'

interface ExpressionRootProps {
  readonly work: ExpressionWork
  readonly root: RefObject<HTMLElement | null>
}

/** What listens on the form as a whole: where the caret is, what is dropped and pasted, and the list of references. */
export function ExpressionRoot({ work, root }: ExpressionRootProps) {
  const form = useFormContext()
  const { store, announcer, messages, readOnly, disabled } = form
  const texts = textsOf(messages)
  useCaret(work, root)
  const announce = useCallback((label: string) => void announcer.announce(texts.becameExpression(label)), [announcer, texts])
  useTransfer({ work, root, store, announce, isOn: !readOnly && !disabled })
  const fieldOf = useMemo(() => createFieldReader(work, store, root, announce), [work, store, root, announce])
  if (readOnly || disabled || work.templates()?.complete === undefined) return null
  const { Completions } = work
  return <Completions root={root} texts={texts} messages={messages} clock={work.clock()} fieldOf={fieldOf} onReady={work.setOpenList} />
}

/** Notes where somebody types, before the form hears of it: the control may give way to another. */
function useCaret(work: ExpressionWork, root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const form = root.current
    const note = ({ target }: Event) => {
      const found = target instanceof Element ? fieldAround(form, target) : undefined
      if (found === undefined || !(target instanceof Element)) return
      const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
      const at = isText ? (target.selectionStart ?? undefined) : undefined
      work.noteCaret({ address: found.address, element: target, at })
    }
    form?.addEventListener('input', note, true)
    return () => form?.removeEventListener('input', note, true)
  }, [work, root])
}
