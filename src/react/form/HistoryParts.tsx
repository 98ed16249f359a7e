'use client'

import { useEffect, type ReactNode, type RefObject } from 'react'
import type { AppliedChange, HistoryState, PastedRows } from '../../store/formState.ts'
import type { FormStore } from '../../store/formStore.ts'
import type { ElementTarget } from '../elementTarget.ts'
import { type FormContextValue, useFormContext } from '../formContext.ts'
import { focusedBeside } from '../focusedBeside.ts'
import { changeTexts, type ChangeMessages } from './changeMessages.ts'
import { Notice } from '../notices/Notice.tsx'
import { useFocusUncovered } from '../notices/useFocusUncovered.ts'
import { useAnnounced } from './useAnnounced.ts'
import { useFormView } from './useFormView.ts'

type Messages = FormContextValue['messages']

interface HistoryPartsProps {
  readonly root: RefObject<HTMLElement | null>
}

/** Undo and redo: notice, announcements and keys. Decisions §11. */
export function HistoryParts({ root }: HistoryPartsProps): ReactNode {
  const { messages } = useFormContext()
  const applied = useFormView((view) => view.history.applied)
  useUndoKeys(root)
  const say = changeTexts(messages)[applied?.direction === 'undo' ? 'undone' : 'redone']
  useAnnounced(applied ? say(nameOf(applied, messages)) : '', applied)
  return <DestroyedNotice />
}

/** The name of a change: its field, or the button that made it. */
const nameOf = ({ kind, label, pasted }: AppliedChange, messages: Messages): string =>
  pasted
    ? changeTexts(messages).pastedRows(pasted.rows)
    : kind === 'formReset'
      ? messages.reset
      : kind === 'setAsideDiscarded'
        ? changeTexts(messages).discard
        : label

/** After a destructive press that affects more than one field: the undo button, and then redo in the same place. */
function DestroyedNotice() {
  const { handle, messages } = useFormContext()
  const { destroyed, pasted, applied, canRedo } = useFormView((view) => view.history)
  const changes = changeTexts(messages)
  const texts: Record<NonNullable<HistoryState['destroyed']>, string> = {
    formReset: changes.formWasReset,
    setAsideDiscarded: changes.setAsideWasDiscarded,
    rowsPasted: pasted ? sayPasted(pasted, changes) : '',
  }
  const sentence = destroyed === undefined ? '' : texts[destroyed]
  // The rows announce what was pasted into them.
  useAnnounced(destroyed === 'rowsPasted' ? '' : sentence)
  const undone = canRedo && applied?.direction === 'undo' && applied.kind !== 'edit' && applied.kind !== 'rowRemoved' ? applied : undefined
  if (destroyed === undefined && undone === undefined) return null
  return (
    <Strip destroyed={destroyed}>
      <Notice tone="info" actions={[undone ? { label: changes.redo, run: handle.redo } : { label: messages.undo, run: handle.undo }]}>
        {undone ? changes.undone(nameOf(undone, messages)) : sentence}
      </Notice>
    </Strip>
  )
}

/** The place of that notice, at the edge of the visible part of the form. */
function Strip({ destroyed, children }: Pick<HistoryState, 'destroyed'> & { readonly children: ReactNode }) {
  const place = useFocusUncovered()
  useEffect(() => {
    // The pressed button has gone with the values that it discarded.
    if (destroyed === 'setAsideDiscarded' && place.current && focusedBeside(place.current) === null)
      place.current.querySelector('button')?.focus()
  }, [destroyed, place])
  return (
    <div ref={place} className="mf-edge-part">
      {children}
    </div>
  )
}

/** The progress of pasting rows, and then the result. */
const sayPasted = (pasted: PastedRows, messages: ChangeMessages): string =>
  pasted.rows < pasted.total ? messages.pastingRows(pasted.rows, pasted.total) : messages.rowsPasted(pasted)

/** Ctrl/Cmd+Z undoes, Shift+Ctrl/Cmd+Z and Ctrl+Y redo. Text that is being typed has the browser's own undo until it counts as a change. */
function useUndoKeys(root: RefObject<HTMLElement | null>): void {
  const { handle, store } = useFormContext()
  useEffect(() => {
    const form = root.current
    if (form === null) return undefined
    let typedIn: EventTarget | null = findTyped(store, form)
    const texts = watchTexts()
    const listeners = new AbortController()
    form.addEventListener(
      'input',
      (event) => {
        texts.noteTyped(event.target)
        if (!isNativeUndo(event)) typedIn = event.target
      },
      listeners,
    )
    form.addEventListener('focusout', () => (typedIn = null), listeners)
    form.addEventListener(
      'keydown',
      (event) => {
        if (event.defaultPrevented || event.isComposing) return
        if (event.key === 'Enter' && (event.target as ElementTarget)?.matches('input')) typedIn = null
        const isWritten = texts.isWritten(event.target)
        const action = actionOf(event)
        if (action === undefined || (!isWritten && isTextUnderWay(event.target as ElementTarget, typedIn))) return
        const can = action === 'undo' ? handle.canUndo : handle.canRedo
        if (can || isWritten) event.preventDefault()
        if (can) handle[action]()
      },
      listeners,
    )
    const unsubscribe = store.subscribe(({ event }) => {
      if (event.type === 'fieldCommitted') typedIn = null
    })
    return () => {
      unsubscribe()
      listeners.abort()
    }
  }, [root, handle, store])
}

/**
 * Finds controls whose text was also written by the form: by an arrow key, the host or a locale. The browser's own undo would mix that text
 * with the typed one, so it is not used in them any more.
 */
function watchTexts() {
  const typed = new WeakMap<object, unknown>()
  const written = new WeakSet<object>()
  const textOf = (control: object) => ('value' in control ? control.value : undefined)
  return {
    noteTyped: (control: EventTarget | null) => control && typed.set(control, textOf(control)),
    isWritten: (control: EventTarget | null): boolean => {
      if (control === null) return false
      if (typed.has(control) && typed.get(control) !== textOf(control)) written.add(control)
      return written.has(control)
    },
  }
}

/**
 * The browser's own undo covers everything typed on the page, even from before this was loaded and without a focused control. It types
 * nothing.
 */
const isNativeUndo = ({ inputType }: Partial<InputEvent>): boolean => /^history(Undo|Redo)$/.test(inputType ?? '')

/**
 * The control that was typed into before this was loaded, which the first key may have triggered: that text counts as being typed until the
 * field is left.
 */
function findTyped({ state }: FormStore, form: HTMLElement): Element | null {
  const focused = focusedBeside(form)
  const address = focused?.closest('[data-field]')?.getAttribute('data-field') ?? ''
  return state.indexes.dirty.has(address) && state.cells.get(address)?.touched === false ? focused : null
}

/** By the character of the key, or by its position in layouts with other characters. */
function actionOf({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): AppliedChange['direction'] | undefined {
  if (altKey || ctrlKey === metaKey) return undefined
  const letter = /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace('Key', '').toLowerCase()
  if (letter === 'z') return shiftKey ? 'redo' : 'undo'
  return letter === 'y' && ctrlKey && !shiftKey ? 'redo' : undefined
}

/** Code editors keep their own undo, text controls while they are typed in. */
const isTextUnderWay = (target: ElementTarget, typedIn: EventTarget | null): boolean =>
  target !== null &&
  (target.closest('.monaco-editor, [contenteditable=""], [contenteditable="true"]') !== null ||
    (target === typedIn && target.matches('input:not([type=checkbox], [type=radio]), textarea')))
