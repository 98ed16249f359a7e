'use client'

import { useId, useState } from 'react'
import type { SetAsideEntry } from '../../store/cells/selectSetAside.ts'
import { useFormContext } from '../formContext.ts'
import { Notice } from './Notice.tsx'
import { noticeTexts } from './noticeMessages.ts'
import { useFormView } from '../form/useFormView.ts'

/** Values that lost their field: how many, which, and the way to give them up. Decisions, principle 2, and §2. */
export function SetAsideNote() {
  const { store, messages } = useFormContext()
  const texts = noticeTexts(messages)
  const entries = useFormView((view) => view.setAside)
  const isThere = useFormView((view) => view.schema.phase === 'ready')
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  if (entries.length === 0 || !isThere) return null
  return (
    <Notice
      tone="warning"
      actions={[
        {
          label: isOpen ? texts.hideSetAside : texts.showSetAside,
          expanded: isOpen,
          controls: isOpen ? listId : undefined,
          run: () => setOpen(!isOpen),
        },
        { label: messages.discard, run: () => store.dispatch({ type: 'setAsideDiscarded' }) },
      ]}
      more={isOpen && <Entries id={listId} entries={entries} />}
    >
      {texts.setAside(entries.length)}
    </Notice>
  )
}

function Entries({ id, entries }: { readonly id: string; readonly entries: readonly SetAsideEntry[] }) {
  const { messages } = useFormContext()
  return (
    <dl id={id} className="mf-set-aside">
      {entries.map(({ path, label, text, isSecret }, index) => (
        // One place can have held values of several types.
        <div key={`${JSON.stringify(path)} ${index}`}>
          <dt>{label}</dt>
          <dd>{isSecret ? noticeTexts(messages).secretSetAside : text}</dd>
        </div>
      ))}
    </dl>
  )
}
