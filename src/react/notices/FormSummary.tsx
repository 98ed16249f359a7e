'use client'

import type { MouseEvent } from 'react'
import type { SummaryLine } from '../../store/formView.ts'
import { useClassName } from '../classNames.ts'
import { domId } from '../field/domId.ts'
import { useFormView } from '../form/useFormView.ts'
import { useFormContext } from '../formContext.ts'
import { ErrorsSpoken } from './ErrorsSpoken.tsx'
import { noticeTexts } from './noticeMessages.ts'

/** What the last submit found wrong, each with a way there. Decisions §8. */
export function FormSummary() {
  const { messages } = useFormContext()
  const errors = useFormView((view) => view.errors)
  const warnings = useFormView((view) => view.warnings)
  const { errorCount, warningCount } = noticeTexts(messages)
  return (
    <>
      <ErrorsSpoken />
      {errors.length > 0 && <Summary title={errorCount(errors.length)} lines={errors} />}
      {warnings.length > 0 && <Summary title={warningCount(warnings.length)} lines={warnings} tone="warning" />}
    </>
  )
}

interface SummaryProps {
  readonly title: string
  readonly lines: readonly SummaryLine[]
  readonly tone?: 'warning'
}

function Summary({ title, lines, tone }: SummaryProps) {
  const classOf = useClassName()
  return (
    <div className={classOf('summary')} data-tone={tone}>
      <h2 className="mf-summary-title">
        <SummaryTitle text={title} />
      </h2>
      <ul className="mf-summary-list">
        {lines.map((line) => (
          <li key={`${line.path.join('/')} ${line.message}`}>
            <LineText line={line} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The eye sees which form it stands in; said aloud it names it. */
function SummaryTitle({ text }: { readonly text: string }) {
  const { messages, label } = useFormContext()
  if (label === undefined) return text
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <span className="mf-visually-hidden">{messages.ofForm(label, text)}</span>
    </>
  )
}

function LineText({ line }: { readonly line: SummaryLine }) {
  const classOf = useClassName()
  const { store, idPrefix } = useFormContext()
  const { address } = line
  const text = useLineText(line)
  if (address === undefined) return text
  const goThere = (event: MouseEvent) => {
    // The address bar is the host's. The store opens what the field is folded into, which a plain link cannot.
    event.preventDefault()
    store.dispatch({ type: 'focusAsked', address })
  }
  return (
    <a className={classOf('link')} href={`#${domId(idPrefix, address)}`} onClick={goThere}>
      {text}
    </a>
  )
}

/** Fields of several rows have the same label, so it is preceded by the names of the rows, as they are shown. */
function useLineText({ rows, label, message }: SummaryLine): string {
  const { messages } = useFormContext()
  const { placeInRows, errorLine } = noticeTexts(messages)
  const names = rows.map(({ itemLabel, position, title }) => title || messages.rowName(itemLabel || messages.row, position))
  const place = names.length === 0 ? label : placeInRows(names, label)
  if (message === '') return place
  return place === '' ? message : errorLine(place, message)
}
