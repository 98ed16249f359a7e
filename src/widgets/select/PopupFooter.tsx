import type { Choice } from '../../core/schema/wire.ts'
import { FilterButton } from './FilterButton.tsx'
import type { SelectModel } from './selectModel.ts'
import { type ListEntry, TypedText } from './TypedText.ts'
import type { SelectCombobox } from './useSelectCombobox.ts'

interface PopupFooterProps {
  readonly model: SelectModel
  readonly combobox: SelectCombobox
}

/** Below the list: how many match, said aloud too; whether the module has more; the keys, or for many values what to do with all of them. */
export function PopupFooter({ model, combobox }: PopupFooterProps) {
  const { options, widget, many } = model
  const { messages } = widget
  const total = options.choices.length
  if (total === 0 && !many?.count) return null
  return (
    <div className="mf-select-footer">
      <output className="mf-select-count">
        {combobox.query.trim() === '' ? messages.optionsCount(total) : messages.matchCount(combobox.matches, total)}
        {options.hasMore && `, ${messages.moreOptionsExist}`}
        {many && many.count > 0 && `, ${messages.chosenCount(many.count)}`}
      </output>
      {many ? (
        <span className="mf-select-bulk">
          {combobox.matches > 0 && (
            <FilterButton label={messages.selectAll(combobox.matches)} act={() => many.addAll(combobox.entries.filter(isChoice))} />
          )}
          {many.count > 0 && <FilterButton label={messages.clearAll} act={many.clear} />}
        </span>
      ) : (
        <span className="mf-select-keys">{messages.keysOfSelect}</span>
      )}
    </div>
  )
}

const isChoice = (entry: ListEntry): entry is Choice => !(entry instanceof TypedText)
