import { FilterButton } from './FilterButton.tsx'
import type { SelectModel } from '../selectModel.ts'
import { selectTexts, type SelectMessages } from '../../../react/field/selectMessages.ts'
import type { SelectCombobox } from './useSelectCombobox.ts'

interface ListStatusProps {
  readonly model: SelectModel
  readonly combobox: SelectCombobox
}

/** The state of the list: loading, failed, not requested, empty, nothing found. Decisions §6. */
export function ListStatus({ model, combobox }: ListStatusProps) {
  const { options, widget } = model
  const { messages, connections } = widget
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
        <span>{messages[options.slow ? 'slowOptions' : connections ? 'loadingConnections' : 'loadingOptions']}</span>
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
  return (
    <output className="mf-select-note">
      {options.choices.length > 0 ? (
        <span>{listTexts.noMatch(combobox.query.trim())}</span>
      ) : (
        <>
          <span>
            <span className="mf-select-strong">{titleOfEmpty(model, listTexts)}</span> <span>{emptyHint(model, listTexts)}</span>
          </span>
          {options.dynamic && retry(messages.retry)}
        </>
      )}
    </output>
  )
}

function titleOfEmpty({ options, widget: { messages, field } }: SelectModel, texts: SelectMessages): string {
  if (options.hasMore) return texts.joinFacts([messages.optionsCount(0), texts.moreOptionsExist])
  return field.type === 'connection' ? messages.noConnections : texts.noOptions
}

function emptyHint({ options, widget: { connections, field } }: SelectModel, texts: SelectMessages): string {
  if (field.type === 'connection')
    return connections?.onCreate ? '' : texts.noConnectionsHint(texts.joinFacts(field.allowed_app_types ?? []))
  if (options.allowsText) return texts.typeTextHint
  if (options.hasMore) return ''
  return options.dynamic ? texts.noDynamicOptionsHint : texts.noStaticOptionsHint
}
