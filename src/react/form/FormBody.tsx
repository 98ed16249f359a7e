'use client'

import { type KeyboardEvent, type ReactNode, type RefObject, useState } from 'react'
import { useClassName } from '../classNames.ts'
import type { ElementTarget } from '../elementTarget.ts'
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
  /** Replaces the default buttons. */
  readonly children: ReactNode
}

export function FormBody({ root, theme, search, children }: FormBodyProps) {
  const classOf = useClassName()
  const { messages, label, readOnly, disabled, expressions } = useFormContext()
  const isReady = useFormView((view) => view.schema.phase === 'ready')
  const isLoading = useFormView((view) => view.schema.request === 'loading')
  // Notices load on demand, which server rendering does not wait for.
  const isTold = useEver(useFormView(hasNotices, () => false))
  const [isUsed, setUsed] = useState(false)
  // Not a <form>: each event in one costs as much as it has controls, and Enter in a field must not submit a step. Not a <section>
  // either: several forms on a page would be landmarks of one name. A <fieldset> brings the look and the costs of one.
  return (
    // The key handler only shields the page around the form; it is no interaction.
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
      {/* At the edge of the visible part of the form. */}
      <div className="mf-edge">
        <UsedForm root={root} isUsed={isUsed} />
        {isTold && <Notices part="edge" />}
      </div>
      {expressions && <expressions.Root root={root} />}
      <FormAnnouncer />
    </div>
  )
}

/** Whether something has been true at any time since the first render. */
function useEver(now: boolean): boolean {
  const [was, setWas] = useState(now)
  if (now && !was) setWas(true)
  return was
}

// While one of them cannot be loaded, only the host's own buttons undo, there is no search, and the browser alone decides how the page
// scrolls.
const lateParts = localPart(() => import('./LateParts.tsx'))
const formSearch = localPart(() => import('./FormSearch.tsx'))

type PartProps = Pick<FormBodyProps, 'root'>

/** Renders nothing until the form has the focus or a change can be undone. A component of its own, so that loading it draws no field. */
function UsedForm({ root, isUsed }: PartProps & { readonly isUsed: boolean }) {
  const hasHistory = useFormView(({ history }) => history.canUndo || history.canRedo)
  const Parts = lateParts.use(isUsed || hasHistory)?.LateParts
  return Parts ? <Parts root={root} hasHistory={hasHistory} /> : null
}

/** The field search; its place is reserved from the start. */
function Search({ root }: PartProps) {
  const Finder = formSearch.use()?.FormSearch
  return <div className="mf-search">{Finder && <Finder root={root} />}</div>
}

/** An input in which Enter submits the form around it; in the others it presses them. */
const submittingInput = '[data-field] input:not([type=button], [type=submit], [type=reset], [type=image], [type=file], [type=color])'

/** Keeps Enter in a field, of the host's widgets too, from submitting a `<form>` of the host around this form. */
function leaveEnterToField(event: KeyboardEvent): void {
  const { key, target, nativeEvent } = event
  if (key !== 'Enter' || nativeEvent.isComposing) return
  if ((target as NonNullable<ElementTarget>).matches(submittingInput)) event.preventDefault()
}

function Fields() {
  const classOf = useClassName()
  const { messages } = useFormContext()
  const hasFields = useFormView((view) => view.hasFields)
  const view = useFieldView('')
  if (!hasFields) return <p className={classOf('description')}>{messages.noFields}</p>
  return <FieldLines address="" lines={view?.lines ?? []} />
}

/** Placeholder until there is a schema, so that the layout does not jump. */
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
