'use client'

import { useEffect, type RefObject } from 'react'
import type { Address } from '../../core/values/path.ts'
import type { Cell } from '../../store/cells/cell.ts'
import type { FormStore } from '../../store/formStore.ts'
import { focusedBeside } from '../focusedBeside.ts'
import { listen } from '../listen.ts'
import { nameOf, putOnSide, type ExpressionWork } from './expressionWork.ts'
import { fieldAround } from './fieldAround.ts'

interface Transfer {
  readonly work: ExpressionWork
  readonly root: RefObject<HTMLElement | null>
  readonly store: FormStore
  /** Announces that a field has become an expression. */
  readonly announce: (label: string) => void
  readonly isOn: boolean
}

interface Target {
  readonly address: Address
  readonly field: HTMLElement
  readonly cell: Cell
}

/** Templates that are dropped on a field, or pasted into one that cannot hold them as a text, make it an expression. Decisions §10. */
export function useTransfer({ work, root, store, announce, isOn }: Transfer): void {
  useEffect(() => {
    const form = root.current
    if (form === null || !isOn) return undefined
    const marker = createMarker()
    const targetOf = (element: EventTarget | null | undefined) => (isElement(element) ? findTarget(form, store, element) : undefined)
    const isTemplate = ({ cell }: Target, text: string) => store.state.settings.templates?.isTemplate(text, cell.node.definition) === true
    const makeExpression = ({ address }: Target, text: string, element: Element) => {
      work.noteCaret({ address, element, at: undefined })
      putOnSide(work, store, address, 'expression', text.trim())
      announce(nameOf(work, store, address))
    }
    const paste = (event: ClipboardEvent) => {
      const element = findPasted(form, event)
      const target = targetOf(element)
      const text = event.clipboardData?.getData('text/plain') ?? ''
      if (element === undefined || target === undefined || holdsText(target.cell) || !isTemplate(target, text)) return
      take(event)
      makeExpression(target, text, element)
    }
    const listeners = {
      dragover: (event: DragEvent) => {
        const target = event.dataTransfer?.types.includes('text/plain') === true ? targetOf(event.target) : undefined
        marker.mark(target?.field)
        // Text controls take what is dropped at the caret, by themselves.
        if (target === undefined || isTextControl(event.target)) return
        event.preventDefault()
        if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy'
      },
      drop: (event: DragEvent) => {
        const target = targetOf(event.target)
        const text = event.dataTransfer?.getData('text/plain') ?? ''
        marker.mark()
        if (target === undefined || (holdsText(target.cell) && isTextControl(event.target))) return
        if (!isTemplate(target, text)) {
          // Otherwise the page would navigate to a link that is dropped outside of a text control.
          if (!isTextControl(event.target)) event.preventDefault()
          return
        }
        take(event)
        if (target.cell.expression || (holdsText(target.cell) && isTextField(target.cell))) addText(store, target, text)
        else makeExpression(target, text, form)
        store.dispatch({ type: 'focusAsked', address: target.address })
      },
      dragleave: (event: DragEvent) => {
        // `as`: something in the page is dragged over, or nothing.
        if (!form.contains(event.relatedTarget as Node | null)) marker.mark()
      },
      dragend: () => marker.mark(),
    }
    const stops = [listen(form.ownerDocument, { paste }, early), listen(form, listeners, early), marker.mark]
    return () => stops.forEach((stop) => stop())
  }, [work, root, store, announce, isOn])
}

/** Marks the field that something is dragged over, one at a time. */
function createMarker() {
  let marked: HTMLElement | undefined
  const mark = (field?: HTMLElement) => {
    if (field === marked) return
    marked?.removeAttribute('data-drop')
    field?.setAttribute('data-drop', '')
    marked = field
  }
  return { mark }
}

/** The field that something is dropped on or pasted into; none between the fields of a group. */
function findTarget(form: HTMLElement, store: FormStore, element: Element): Target | undefined {
  const found = fieldAround(form, element)
  const cell = found && store.state.cells.get(found.address)
  if (found === undefined || cell === undefined || cell.node.shape === 'nothing') return undefined
  const isAround = !cell.expression && cell.node.shape !== 'value'
  return isAround && !isOnHead(found.field, element) ? undefined : { ...found, cell }
}

/**
 * The element that something is pasted into. Without a focused text control, browsers report the position of the selection, which may be
 * anywhere on the page.
 */
function findPasted(form: HTMLElement, event: ClipboardEvent): Element | undefined {
  const [told] = event.composedPath()
  if (isTextControl(told)) return told
  return focusedBeside(form) ?? undefined
}

/** Before the listeners of the controls. */
const early = { capture: true }

/** Keeps the browser and the control from handling the event too. */
function take(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}

const holdsText = ({ expression, node: { control, definition, secret } }: Cell): boolean =>
  expression ||
  (!secret && definition.type === 'string' && (control === 'input' || control === 'textarea')) ||
  control === 'CodeblockWidget'

/** Not `instanceof`: the form may be in another window than this code. What is dragged over may be a text node. */
const isElement = (target: unknown): target is HTMLElement =>
  // `as`: asks any object for what a node has.
  (target as Partial<Node> | null | undefined)?.nodeType === 1

const isTextControl = (target: EventTarget | null | undefined): target is HTMLElement =>
  isElement(target) &&
  (target.matches('textarea, input:is([type=text], [type=password], [type=search], [type=url], [type=tel], [type=email], :not([type]))') ||
    target.isContentEditable ||
    target.closest('.monaco-editor') !== null)

/** The card's own header, or the card itself where it has the focus: all else in it are its fields. */
const isOnHead = (field: HTMLElement, target: Element): boolean =>
  target === field.firstElementChild || target.closest('.mf-card-header')?.parentElement === field.firstElementChild

const isTextField = ({ node }: Cell): boolean => node.definition.type === 'string'

/** Appends a text that is dropped next to the text control; replaces the content of a field that can hold only one reference. */
function addText(store: FormStore, { address, cell }: Target, text: string): void {
  const before = isTextField(cell) ? (cell.text ?? (typeof cell.value === 'string' ? cell.value : '')) : ''
  store.dispatch({ type: 'textTyped', address, text: before + text })
}
