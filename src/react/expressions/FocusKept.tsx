'use client'

import { useLayoutEffect, useRef } from 'react'
import type { Address } from '../../core/values/path.ts'
import { focusedBeside } from '../focusedBeside.ts'
import { useFormContext } from '../formContext.ts'
import { textsOf } from './expressionMessages.ts'
import type { ExpressionWork } from './expressionWork.ts'

interface FocusKeptProps {
  readonly work: ExpressionWork
  readonly address: Address
  /** DOM id of the control. */
  readonly id: string
  readonly label: string
}

/** Where the control that somebody was typing in gives way to another, the focus and the caret go along, and it is said. */
export function FocusKept({ work, address, id, label }: FocusKeptProps) {
  const { announcer, messages } = useFormContext()
  const place = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const field = place.current?.parentElement
    const caret = work.takeCaret(address)
    if (!field || caret === undefined || isFocusElsewhere(field)) return
    const controls = [...field.querySelectorAll<HTMLElement>('input, textarea, [contenteditable], [tabindex]')]
    const control = controls.find((element) => element.id === id) ?? controls[0]
    if (control === undefined) return
    control.focus({ preventScroll: true })
    placeCaret(control, caret.at)
    announcer.announce(textsOf(messages).becameExpression(label))
  })
  return <span ref={place} hidden />
}

/** What is taken out of the page while it has the focus leaves it to nobody. */
function isFocusElsewhere(field: Element): boolean {
  const active = focusedBeside(field)
  return active !== null && active !== field.ownerDocument.body
}

/** Puts the caret into a text control, or into what is edited in another way, at an offset of its text. */
function placeCaret(control: HTMLElement, at = Infinity): void {
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
    const to = Math.min(at, control.value.length)
    control.setSelectionRange(to, to)
    return
  }
  const selection = control.ownerDocument.getSelection()
  const texts = control.ownerDocument.createTreeWalker(control, NodeFilter.SHOW_TEXT)
  let left = at
  for (let node = texts.nextNode(); node !== null && selection !== null; node = texts.nextNode()) {
    const { length } = node.textContent ?? ''
    if (left <= length) return selection.collapse(node, left)
    left -= length
  }
  selection?.selectAllChildren(control)
  selection?.collapseToEnd()
}
