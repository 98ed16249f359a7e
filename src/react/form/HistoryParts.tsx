'use client'

import { useEffect, type ReactNode } from 'react'
import type { AppliedChange, HistoryState, PastedRows } from '../../store/formState.ts'
import { type FormContextValue, useFormContext } from '../formContext.ts'
import { focusedBeside } from '../focusedBeside.ts'
import { changeTexts, type ChangeMessages } from './changeMessages.ts'
import { Notice } from '../notices/Notice.tsx'
import { useFocusUncovered } from '../notices/useFocusUncovered.ts'
import { useAnnounced } from './useAnnounced.ts'
import { useFormView } from './useFormView.ts'

type Messages = FormContextValue['messages']

/** Undo and redo: notice and announcements. Decisions §11. */
export function HistoryParts(): ReactNode {
  const { messages } = useFormContext()
  const applied = useFormView((view) => view.history.applied)
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
