'use client'

import { useEffect, type RefObject } from 'react'
import type { AppliedChange } from '../../store/formState.ts'
import type { Cell } from '../../store/cells/cell.ts'
import type { FormStore } from '../../store/formStore.ts'
import type { ElementTarget } from '../elementTarget.ts'
import { focusedBeside } from '../focusedBeside.ts'
import { useFormContext } from '../formContext.ts'
import { listen } from '../listen.ts'

type Direction = AppliedChange['direction']

/**
 * Ctrl/Cmd+Z undoes, Shift+Ctrl/Cmd+Z and Ctrl+Y redo, and so do these commands of the browser's menus. Text that is being typed has the
 * browser's own undo until it counts as a change, or is back as it was. Decisions §11.
 *
 * All else is of the form, also where there is nothing to undo: the browser has one undo for the whole page, and would change the text of
 * another control, which the form may have written anew since.
 */
export function UndoKeys({ root }: { readonly root: RefObject<HTMLElement | null> }) {
  const { handle, store } = useFormContext()
  useEffect(() => {
    const form = root.current
    if (form === null) return undefined
    const typing = followTyping(form, findTyped(store, form))
    const apply = (event: Event, direction: Direction | undefined) => {
      // `as`: events of the form come from its elements.
      const target = event.target as ElementTarget
      if (direction === undefined || event.defaultPrevented || typing.isUnderWay(target, direction)) return
      event.preventDefault()
      const spent = direction === 'undo' && typing.isBackIn(target) ? cellAround(store, target) : undefined
      handle[direction]()
      // The browser had undone this text already, so nothing has changed to the eye yet.
      if (spent !== undefined && spent !== cellAround(store, target)) handle.undo()
    }
    const onKey = (event: KeyboardEvent) => !event.isComposing && apply(event, directionOf(event))
    const onInput = (event: InputEvent) => apply(event, nativeDirection(event))
    const stop = listen(form, { keydown: onKey, beforeinput: onInput })
    const unsubscribe = store.subscribe(({ event }) => {
      if (event.type === 'fieldCommitted') typing.end()
    })
    return () => {
      unsubscribe()
      typing.stop()
      stop()
    }
  }, [root, handle, store])
  return null
}

/** Follows in which control a text is being typed. `first`: the one in which it already is. */
function followTyping(form: HTMLElement, first: Element | null) {
  let typedIn: EventTarget | null = first
  let start: unknown
  let isBack = false
  const texts = watchTexts()
  const end = () => (typedIn = null)
  const stop = listen(form, {
    beforeinput: (event) => {
      if (event.target !== typedIn && nativeDirection(event) === undefined) start = textOf(event.target)
    },
    input: (event) => {
      const { target } = event
      // `as`: an event of a host's control may have no type.
      const direction = nativeDirection(event as Partial<InputEvent>)
      texts.noteTyped(target)
      if (direction === undefined) typedIn = target
      isBack = direction === 'undo' && target === typedIn && textOf(target) === start
    },
    focusout: end,
    // Before the key is answered, which may be Enter in an input that commits its text.
    keydown: ({ key, target, isComposing, defaultPrevented }) => {
      if (key === 'Enter' && !isComposing && !defaultPrevented && (target as ElementTarget)?.matches('input')) end()
    },
  })
  /** Whether the browser has undone all that was typed into a control. */
  const isBackIn = (target: ElementTarget): boolean => isBack && target === typedIn
  /** Code editors keep their own undo, text controls while they are typed in. */
  const isUnderWay = (target: ElementTarget, direction: Direction): boolean => {
    if (target === null) return false
    if (target.closest('.monaco-editor, [contenteditable=""], [contenteditable="true"]') !== null) return true
    if (texts.isWritten(target)) return false
    const isText = target === typedIn && target.matches('input:not([type=checkbox], [type=radio]), textarea')
    return isText && !(direction === 'undo' && isBackIn(target))
  }
  return { end, isUnderWay, isBackIn, stop }
}

const textOf = (control: EventTarget | null): unknown => (control && 'value' in control ? control.value : undefined)

/**
 * Finds controls whose text was also written by the form: by an arrow key, the host or a locale. The browser's own undo would mix that text
 * with the typed one, so it is not used in them any more.
 */
function watchTexts() {
  const typed = new WeakMap<EventTarget, unknown>()
  const written = new WeakSet<EventTarget>()
  return {
    noteTyped: (control: EventTarget | null) => control && typed.set(control, textOf(control)),
    isWritten: (control: EventTarget | null): boolean => {
      if (control === null) return false
      if (typed.has(control) && typed.get(control) !== textOf(control)) written.add(control)
      return written.has(control)
    },
  }
}

/** Of the browser's own undo, which covers everything typed on the page, even from before this was loaded. It types nothing. */
const nativeDirection = ({ inputType }: Partial<InputEvent>): Direction | undefined =>
  inputType === 'historyUndo' ? 'undo' : inputType === 'historyRedo' ? 'redo' : undefined

/**
 * The control that was typed into before this was loaded, which the first key may have triggered: that text counts as being typed until the
 * field is left.
 */
function findTyped(store: FormStore, form: HTMLElement): Element | null {
  const focused = focusedBeside(form)
  const cell = cellAround(store, focused)
  return cell?.touched === false && store.state.indexes.dirty.has(cell.address) ? focused : null
}

const cellAround = ({ state }: FormStore, element: Element | null): Cell | undefined =>
  state.cells.get(element?.closest('[data-field]')?.getAttribute('data-field') ?? '')

/** By the character of the key, or by its position in layouts with other characters. */
function directionOf({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): Direction | undefined {
  if (altKey || ctrlKey === metaKey) return undefined
  const letter = /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace('Key', '').toLowerCase()
  if (letter === 'z') return shiftKey ? 'redo' : 'undo'
  return letter === 'y' && ctrlKey && !shiftKey ? 'redo' : undefined
}
