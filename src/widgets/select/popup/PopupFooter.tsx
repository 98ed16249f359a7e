import type { Choice } from '../../../core/schema/wire.ts'
import { FilterButton } from './FilterButton.tsx'
import type { ManyActions, SelectModel } from '../selectModel.ts'
import { type ListEntry, TypedText } from './listEntries.ts'
import { selectTexts } from '../../../react/field/selectMessages.ts'
import type { SelectCombobox } from './useSelectCombobox.ts'

interface PopupFooterProps {
  readonly model: SelectModel
  readonly combobox: SelectCombobox
  readonly onCreate: (act: () => Promise<void>) => void
}

/**
 * Below the list: the number of matches, which is announced too; whether the module has more; the keys, or in a multi-select the actions
 * for all values.
 */
export function PopupFooter({ model, combobox, onCreate }: PopupFooterProps) {
  const { options, many, widget } = model
  const { messages } = widget
  const create = widget.connections?.onCreate
  if (options.choices.length === 0 && !many?.count && !create) return null
  return (
    <div className="mf-select-footer">
      {options.choices.length > 0 && <Counts model={model} combobox={combobox} />}
      {many ? (
        <BulkButtons model={model} combobox={combobox} many={many} />
      ) : create ? (
        <FilterButton label={messages.newConnection} act={() => onCreate(create)} />
      ) : (
        <span className="mf-select-keys">{selectTexts(messages).keysOfSelect}</span>
      )}
    </div>
  )
}

type PartProps = Pick<PopupFooterProps, 'model' | 'combobox'>

function Counts({ model: { options, widget, many }, combobox }: PartProps) {
  const { messages } = widget
  const texts = selectTexts(messages)
  const total = options.choices.length
  const facts = [
    combobox.query.trim() === '' ? messages.optionsCount(total) : texts.matchCount(combobox.matches, total),
    ...(options.hasMore ? [texts.moreOptionsExist] : []),
    ...(many && many.count > 0 ? [texts.chosenCount(many.count)] : []),
  ]
  return <output className="mf-select-count">{texts.joinFacts(facts)}</output>
}

function BulkButtons({ model, combobox, many }: PartProps & { readonly many: ManyActions }) {
  const texts = selectTexts(model.widget.messages)
  return (
    <span className="mf-select-bulk">
      {combobox.matches > 0 && (
        <FilterButton label={texts.selectAll(combobox.matches)} act={() => many.addAll(combobox.entries.filter(isChoice))} />
      )}
      {many.count > 0 && <FilterButton label={texts.clearAll} act={many.clear} />}
    </span>
  )
}

const isChoice = (entry: ListEntry): entry is Choice => !(entry instanceof TypedText)
