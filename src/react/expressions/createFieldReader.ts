import type { RefObject } from 'react'
import type { FormStore } from '../../store/formStore.ts'
import { askCompletions, findsByQuery } from './askCompletions.ts'
import type { CompletedField, TextPlace } from './completions.ts'
import { nameOf, putOnSide, type ExpressionWork } from './expressionWork.ts'
import { fieldAround } from './fieldAround.ts'

/** Controls that can hold a reference inside a text. */
const textControls: ReadonlySet<string> = new Set(['input', 'textarea', 'CodeblockWidget'])

/** Reads the fields of one form. */
export const createFieldReader =
  (work: ExpressionWork, store: FormStore, root: RefObject<HTMLElement | null>, announce: (label: string) => void) =>
  (element: Element): CompletedField | undefined =>
    readCompletedField(work, store, root.current, element, announce)

/**
 * What the list of references needs to know of a text control: the field it edits, and how a reference is put into it. Passwords are left
 * out.
 */
function readCompletedField(
  work: ExpressionWork,
  store: FormStore,
  form: Element | null,
  element: Element,
  announce: (label: string) => void,
): CompletedField | undefined {
  const address = fieldAround(form, element)?.address
  const cell = store.state.cells.get(address ?? '')
  if (address === undefined || cell === undefined || cell.node.secret || cell.node.shape === 'nothing') return undefined
  const label = nameOf(work, store, address)
  const { node, expression, value, unread } = cell
  const { definition } = node
  const takesText = definition.type === 'string' && textControls.has(node.control)
  const isTemplate = (text: unknown) => typeof text === 'string' && store.state.settings.templates?.isTemplate(text, definition) === true
  const take = (template: string, { element: control, from, to }: TextPlace, removeText: () => void): boolean => {
    const isFixedByChoice = !expression && cell.side === 'fixed'
    if (expression || (textControls.has(node.control) && !isFixedByChoice)) return false
    const text = takesText ? control.value.slice(0, from) + template + control.value.slice(to) : template
    const at = takesText ? from + template.length : undefined
    // The text typed to find the reference is not part of the value on the fixed side. Only the control can read what is left of a date.
    removeText()
    work.noteCaret({ address, element: control, at })
    putOnSide(work, store, address, 'expression', text)
    announce(label)
    return true
  }
  return {
    label,
    isExpression: expression,
    takesText,
    holdsTemplate: isTemplate(value),
    holdsFixed: !expression && !unread && (value ?? '') !== '',
    isFound: findsByQuery(work),
    complete: (query) => askCompletions(work, store, cell, label, query),
    take,
  }
}
