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

/** When the control that the user is typing in is replaced by another, moves the focus and the caret to the new one and announces it. */
export function FocusKept({ work, address, id, label }: FocusKeptProps) {
  const { announcer, messages } = useFormContext()
  const place = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const field = place.current?.parentElement
    const caret = work.takeCaret(address)
    if (!field || caret === undefined || focusedBeside(field) !== null) return
    const controls = [...field.querySelectorAll<HTMLElement>('input, textarea, [contenteditable], [tabindex]')]
    const control = controls.find((element) => element.id === id) ?? controls[0]
    if (control === undefined) return
    control.focus({ preventScroll: true })
    placeCaret(control, caret.at)
    announcer.announce(textsOf(messages).becameExpression(label))
  })
  return <span ref={place} hidden />
}

const isTextBox = (element: Element): element is HTMLInputElement | HTMLTextAreaElement => element.matches('input, textarea')

/** Puts the caret into a text control, or another editable element, at an offset of its text. */
function placeCaret(control: HTMLElement, at = Infinity): void {
  if (isTextBox(control)) {
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
