import type { MouseEvent } from 'react'
import type { Address } from '../core/values/path.ts'
import type { SummaryLine } from '../store/formView.ts'
import { domId } from './domId.ts'
import { useFormContext } from './formContext.ts'
import { useFormView } from './useFormView.ts'
import { usePart } from './usePart.ts'

/** What the last submit found wrong, each with a way there. Decisions §8. */
export function FormSummary() {
  const part = usePart()
  const { messages } = useFormContext()
  const errors = useFormView((view) => view.errors)
  const warnings = useFormView((view) => view.warnings)
  return (
    <>
      <div role="alert">
        {errors.length > 0 && (
          <div className={part('summary')}>
            <strong className="mf-summary-title">{messages.errorCount(errors.length)}</strong>
            <Lines lines={errors} />
          </div>
        )}
      </div>
      {warnings.length > 0 && (
        <div className={part('summary')} data-tone="warning">
          <strong className="mf-summary-title">{messages.warningCount(warnings.length)}</strong>
          <Lines lines={warnings} />
        </div>
      )}
    </>
  )
}

function Lines({ lines }: { readonly lines: readonly SummaryLine[] }) {
  const { messages } = useFormContext()
  return (
    <ul className="mf-summary-list">
      {lines.map(({ address, path, label, message }) => (
        <li key={`${path.join('/')} ${message}`}>
          <LineText address={address} text={message === '' ? label : label === '' ? message : messages.errorLine(label, message)} />
        </li>
      ))}
    </ul>
  )
}

function LineText({ address, text }: { readonly address: Address | undefined; readonly text: string }) {
  const part = usePart()
  const { store, idPrefix } = useFormContext()
  if (address === undefined) return text
  const goThere = (event: MouseEvent) => {
    // The address bar is the host's. The store opens what the field is folded into, which a plain link cannot.
    event.preventDefault()
    store.dispatch({ type: 'focusAsked', address })
  }
  return (
    <a className={part('link')} href={`#${domId(idPrefix, address)}`} onClick={goThere}>
      {text}
    </a>
  )
}
