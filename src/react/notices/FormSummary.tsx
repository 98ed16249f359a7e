'use client'

import { useLayoutEffect, useRef, type MouseEvent } from 'react'
import type { SummaryLine } from '../../store/formView.ts'
import { useClassName } from '../classNames.ts'
import { domId } from '../field/domId.ts'
import { focusedBeside } from '../focusedBeside.ts'
import { useFormView } from '../form/useFormView.ts'
import { type FormContextValue, useFormContext } from '../formContext.ts'
import { ErrorsSpoken } from './ErrorsSpoken.tsx'
import { noticeTexts, titleOfErrors } from './noticeMessages.ts'
import { usePlaceRef } from './places.ts'

/** The errors of the last submit, each with a link to its field. Decisions §8. */
export function FormSummary() {
  const { messages } = useFormContext()
  const errors = useFormView((view) => view.errors)
  const warnings = useFormView((view) => view.warnings)
  const texts = noticeTexts(messages)
  return (
    <>
      <ErrorsSpoken />
      {errors.length > 0 && <FocusInView />}
      {errors.length > 0 && <Errors title={titleOfErrors(errors, texts)} lines={errors} />}
      {warnings.length > 0 && <Summary title={texts.warningCount(warnings.length)} lines={warnings} tone="warning" />}
    </>
  )
}

/** The first summary comes a moment after the focus of its submit, and moves the field down. Browsers keep it in place only below a scroll. */
function FocusInView() {
  const place = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const focused = place.current && focusedBeside(place.current)
    // Missing in jsdom.
    if (focused?.getAttribute('aria-invalid') === 'true') focused.closest('[data-field]')?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  return <span ref={place} hidden />
}

/** In their place, which stays while fields are fixed. */
function Errors(props: SummaryProps) {
  const ref = usePlaceRef('submit')
  return (
    <div ref={ref}>
      <Summary {...props} />
    </div>
  )
}

interface SummaryProps {
  readonly title: string
  readonly lines: readonly SummaryLine[]
  readonly tone?: 'warning'
}

function Summary({ title, lines, tone }: SummaryProps) {
  const classOf = useClassName()
  const form = useFormContext()
  const { store, idPrefix, slots, messages, label } = form
  // On the screen it is clear which form this is; for screen readers the title includes its name.
  const spokenTitle = label ? messages.ofForm(label, title) : title
  const told = lines.map((line) => {
    const { address } = line
    const id = address === undefined ? undefined : domId(idPrefix, address)
    // The store opens the groups and rows around the field, which a plain link cannot.
    const go = address === undefined ? undefined : () => store.dispatch({ type: 'focusAsked', address })
    return { key: `${line.path.join('/')} ${line.message}`, text: textOfLine(line, form), id, go }
  })
  const own = (
    <div className={classOf('summary')} data-tone={tone}>
      <h2 className="mf-summary-title">
        {label === undefined ? (
          title
        ) : (
          <>
            <span aria-hidden="true">{title}</span>
            <span className="mf-visually-hidden">{spokenTitle}</span>
          </>
        )}
      </h2>
      <ul className="mf-summary-list">
        {told.map(({ key, text, id, go }) => (
          <li key={key}>
            {go ? (
              <a className={classOf('link')} href={`#${id}`} onClick={(event) => follow(event, go)}>
                {text}
              </a>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </div>
  )
  return slots ? slots.draw('summary', own, () => ({ tone: tone ?? 'error', title, spokenTitle, lines: told })) : own
}

function follow(event: MouseEvent, go: () => void): void {
  // The URL belongs to the host.
  event.preventDefault()
  go()
}

/** Fields of several rows have the same label, so it is preceded by the names of the rows, as they are shown. */
function textOfLine({ rows, label, message }: SummaryLine, form: FormContextValue): string {
  const { messages } = form
  const { placeInRows, errorLine } = noticeTexts(messages)
  const names = rows.map(
    ({ address, itemLabel, position }) => form.writeRowTitle(form, address)[0] || messages.rowName(itemLabel || messages.row, position),
  )
  const place = names.length === 0 ? label : placeInRows(names, label)
  if (message === '') return place
  return place === '' ? message : errorLine(place, message)
}
