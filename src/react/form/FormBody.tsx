'use client'

import { type KeyboardEvent, type ReactNode, type RefObject, useState } from 'react'
import { useClassName } from '../classNames.ts'
import { FieldLines } from '../field/renderField.tsx'
import { useFormContext } from '../formContext.ts'
import { localPart } from '../localPart.ts'
import { hasNotices, Notices } from '../notices/Notices.tsx'
import { FormActions } from './FormActions.tsx'
import { FormAnnouncer } from './FormAnnouncer.tsx'
import type { Theme } from './theme.ts'
import { useFieldView, useFormView } from './useFormView.ts'

interface FormBodyProps {
  readonly root: RefObject<HTMLDivElement | null>
  readonly theme: Theme | undefined
  readonly search: boolean | undefined
  /** In the place of the default buttons. */
  readonly children: ReactNode
}

/** The form as it is drawn. */
export function FormBody({ root, theme, search, children }: FormBodyProps) {
  const classOf = useClassName()
  const { messages, label, readOnly, disabled, expressions } = useFormContext()
  const isReady = useFormView((view) => view.schema.phase === 'ready')
  const isLoading = useFormView((view) => view.schema.request === 'loading')
  // What it shows is loaded, for which no server waits.
  const isTold = useEver(useFormView(hasNotices, () => false))
  const [isUsed, setUsed] = useState(false)
  // Not a <form>: each event in one costs as much as it has controls, and Enter in a field must not submit a step. Not a <section>
  // either: several forms on a page would be landmarks of one name. A <fieldset> brings the look and the costs of one.
  return (
    // What it does with a key is not the user's business but the page's around it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={root}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="group"
      className={classOf('form', 'mf')}
      aria-label={label ?? messages.form}
      aria-busy={isLoading || undefined}
      data-theme={theme}
      data-readonly={readOnly || undefined}
      data-disabled={disabled || undefined}
      data-templates={expressions !== undefined || undefined}
      onKeyDown={leaveEnterToField}
      onFocus={() => setUsed(true)}
    >
      {isTold && <Notices part="form" />}
      {search && isReady && <Search root={root} />}
      {isReady ? <Fields /> : <FirstLoad />}
      {children === undefined ? <FormActions /> : children}
      {/* At the edge of what is seen of the form. */}
      <div className="mf-edge">
        <LateParts root={root} isUsed={isUsed} />
        {isTold && <Notices part="edge" />}
      </div>
      {expressions && <expressions.Root root={root} />}
      <FormAnnouncer />
    </div>
  )
}

/** Whether something was true at any time since the form was first drawn. */
function useEver(now: boolean): boolean {
  const [was, setWas] = useState(now)
  if (now && !was) setWas(true)
  return was
}

// Where one of them cannot be loaded, changes are taken back by the host's buttons alone, fields are found as in any form, and the page stands as the browser leaves it.
const historyParts = localPart(() => import('./HistoryParts.tsx'))
const formSearch = localPart(() => import('./FormSearch.tsx'))
const focusInPlace = localPart(() => import('./FocusInPlace.tsx'))

type PartProps = Pick<FormBodyProps, 'root'>

/** Nothing until something can be taken back; and a form that never had the focus has none to keep. */
function LateParts({ root, isUsed }: PartProps & { readonly isUsed: boolean }) {
  const History = historyParts.use(useFormView(({ history }) => history.canUndo || history.canRedo))?.HistoryParts
  const Focus = focusInPlace.use(isUsed)?.FocusInPlace
  return (
    <>
      {History && <History root={root} />}
      {Focus && <Focus root={root} />}
    </>
  )
}

/** Finds fields; its place is there from the start. */
function Search({ root }: PartProps) {
  const Finder = formSearch.use()?.FormSearch
  return <div className="mf-search">{Finder && <Finder root={root} />}</div>
}

/** An input in which Enter submits the form around it; in the others it presses them. */
const submittingInput = '[data-field] input:not([type=button], [type=submit], [type=reset], [type=image], [type=file], [type=color])'

/** Enter in a field, of the host's widgets too, is the field's: the host's own `<form>` around this one is not submitted by it. */
function leaveEnterToField(event: KeyboardEvent): void {
  const { key, target, nativeEvent } = event
  if (key !== 'Enter' || nativeEvent.isComposing) return
  if (target instanceof Element && target.matches(submittingInput)) event.preventDefault()
}

function Fields() {
  const classOf = useClassName()
  const { messages } = useFormContext()
  const hasFields = useFormView((view) => view.hasFields)
  const view = useFieldView('')
  if (!hasFields) return <p className={classOf('description')}>{messages.noFields}</p>
  return <FieldLines address="" lines={view?.lines ?? []} />
}

/** Stands in until there is a schema; nothing jumps when it comes late. */
function FirstLoad() {
  const classOf = useClassName()
  const hasFailed = useFormView((view) => view.schema.request === 'failed')
  if (hasFailed) return null
  return (
    <div className={classOf('fields')}>
      {[0, 1, 2].map((line) => (
        <div key={line} className="mf-skeleton" aria-hidden="true" />
      ))}
    </div>
  )
}
