import { FilterButton } from './FilterButton.tsx'
import type { SelectModel } from '../selectModel.ts'
import { selectTexts } from '../../../react/field/selectMessages.ts'
import type { SelectCombobox } from './useSelectCombobox.ts'

interface ListStatusProps {
  readonly model: SelectModel
  readonly combobox: SelectCombobox
}

/** The state of the list: loading, failed, not requested, empty, nothing found. Decisions §6. */
export function ListStatus({ model, combobox }: ListStatusProps) {
  const { options, widget, texts } = model
  const { messages } = widget
  const listTexts = selectTexts(messages)
  const retry = (label: string) => (
    <FilterButton
      label={label}
      name={label === messages.retry ? listTexts.retryLoading(widget.label) : undefined}
      act={options.onRefresh}
    />
  )
  if (options.status === 'loading')
    return (
      <output className="mf-select-note">
        <span className="mf-spinner" aria-hidden="true" />
        <span>{options.slow ? messages.slowOptions : (texts?.loadingText ?? messages.loadingOptions)}</span>
      </output>
    )
  if (options.status === 'error')
    return (
      <div className="mf-select-note" role="alert">
        <span className="mf-select-problem">{options.error}</span>
        {retry(messages.retry)}
      </div>
    )
  if (options.status === 'unloaded')
    return (
      <output className="mf-select-note">
        <span>{listTexts.optionsNotLoaded}</span>
        {retry(listTexts.loadOptions)}
      </output>
    )
  if (combobox.entries.length > 0) return null
  const emptyHint = texts?.emptyHint(listTexts) ?? (options.dynamic ? listTexts.noDynamicOptionsHint : listTexts.noStaticOptionsHint)
  return (
    <output className="mf-select-note">
      {options.choices.length > 0 ? (
        <span>{listTexts.noMatch(combobox.query.trim())}</span>
      ) : (
        <>
          <span>
            <span className="mf-select-strong">{texts?.emptyText ?? listTexts.noOptions}</span>{' '}
            {options.allowsText ? listTexts.typeTextHint : emptyHint}
          </span>
          {options.dynamic && retry(messages.retry)}
        </>
      )}
    </output>
  )
}
