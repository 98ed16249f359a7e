'use client'

import type { MouseEvent } from 'react'
import type { Address } from '../../core/values/path.ts'
import type { SummaryLine } from '../../store/formView.ts'
import { domId } from '../field/domId.ts'
import { useFormContext } from '../formContext.ts'
import { useFormView } from './useFormView.ts'
import type { UiMessages } from '../uiMessages.ts'
import { useClassName } from '../classNames.ts'

/** What the last submit found wrong, each with a way there. Decisions §8. */
export function FormSummary() {
  const classOf = useClassName()
  const { messages } = useFormContext()
  const errors = useFormView((view) => view.errors)
  const warnings = useFormView((view) => view.warnings)
  return (
    <>
      <div role="alert">
        {errors.length > 0 && (
          <div className={classOf('summary')}>
            <SummaryTitle text={messages.errorCount(errors.length)} />
            <Lines lines={errors} />
          </div>
        )}
      </div>
      {warnings.length > 0 && (
        <div className={classOf('summary')} data-tone="warning">
          <SummaryTitle text={messages.warningCount(warnings.length)} />
          <Lines lines={warnings} />
        </div>
      )}
    </>
  )
}

/** The eye sees which form it stands in; said aloud it names it. */
function SummaryTitle({ text }: { readonly text: string }) {
  const { messages, label } = useFormContext()
  if (label === undefined) return <strong className="mf-summary-title">{text}</strong>
  return (
    <strong className="mf-summary-title">
      <span aria-hidden="true">{text}</span>
      <span className="mf-visually-hidden">{messages.ofForm(label, text)}</span>
    </strong>
  )
}

function Lines({ lines }: { readonly lines: readonly SummaryLine[] }) {
  const { messages } = useFormContext()
  return (
    <ul className="mf-summary-list">
      {lines.map((line) => (
        <li key={`${line.path.join('/')} ${line.message}`}>
          <LineText address={line.address} text={textOf(line, messages)} />
        </li>
      ))}
    </ul>
  )
}

/** Fields of several rows have the same label, so it is preceded by the names of the rows. */
function textOf({ rows, label, message }: SummaryLine, messages: UiMessages): string {
  const names = rows.map(({ itemLabel, position }) => messages.rowName(itemLabel || messages.row, position))
  const place = names.length === 0 ? label : messages.placeInRows(names, label)
  if (message === '') return place
  return place === '' ? message : messages.errorLine(place, message)
}

function LineText({ address, text }: { readonly address: Address | undefined; readonly text: string }) {
  const classOf = useClassName()
  const { store, idPrefix } = useFormContext()
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
