'use client'

import type { Choice } from '../../../core/schema/wire.ts'
import { renderIcon, renderLines } from '../../../react/renderIcon.tsx'
import type { SelectModel } from '../selectModel.ts'
import { shownLabel } from '../choiceLook.ts'
import { type ListEntry, TypedText, optionId } from './listEntries.ts'
import { selectTexts } from '../../../react/field/selectMessages.ts'
import type { SelectCombobox } from './useSelectCombobox.ts'
import { useClassName } from '../../../react/classNames.ts'
import { highlightMatch } from './filterChoices.ts'

const check = renderLines('check', 'm3.5 8.5 3 3 6-7')

interface OptionRowProps {
  readonly model: SelectModel
  readonly combobox: SelectCombobox
  readonly entry: ListEntry
  readonly index: number
  /** Offset in px in a list that draws only part of its rows. */
  readonly top: number | undefined
}

/** One row of the list: label with its matching letters, description, id, and whether it is chosen. */
export function OptionRow({ model, combobox, entry, index, top }: OptionRowProps) {
  const classOf = useClassName()
  const chosen = !(entry instanceof TypedText) && model.chosen.has(entry)
  return (
    <div
      {...optionAttributes(model, combobox, index)}
      className={classOf('option')}
      style={top === undefined ? undefined : { insetBlockStart: top }}
    >
      {model.multiple && <RowMark entry={entry} chosen={chosen} />}
      {entry instanceof TypedText ? (
        <span className="mf-option-text">{selectTexts(model.widget.messages).useText(entry.text)}</span>
      ) : (
        <ChoiceText choice={entry} model={model} query={combobox.query} />
      )}
      {!model.multiple && chosen && <span className="mf-option-check">{check}</span>}
    </div>
  )
}

/** The box of a multi-select's row; an entry that adds something new has a plus instead. */
function RowMark({ entry, chosen }: { readonly entry: ListEntry; readonly chosen: boolean }) {
  return (
    <span className="mf-option-check" data-box={!(entry instanceof TypedText) || undefined}>
      {entry instanceof TypedText ? renderIcon('add') : chosen && check}
    </span>
  )
}

/** Letters of a label or a description that are shown in the list, which nobody scrolls through one option of; all of them can be searched for. */
const shownLetters = 2000

const cut = (text: string): string => (text.length > shownLetters ? `${text.slice(0, shownLetters)}…` : text)

interface ChoiceTextProps {
  readonly choice: Choice
  readonly model: SelectModel
  readonly query: string
}

function ChoiceText({ choice, model: { look, widget }, query }: ChoiceTextProps) {
  const detail = cut(look.detail(choice))
  const label = cut(shownLabel(choice.label, widget.messages))
  const description = choice['description']
  return (
    <>
      {look.lead(choice)}
      <span className="mf-option-text">
        <span className="mf-option-label" title={label}>
          <Highlighted text={label} query={query} />
        </span>
        {typeof description === 'string' && description !== '' && <span className="mf-option-description">{cut(description)}</span>}
      </span>
      {detail !== '' && (
        <span className="mf-option-detail" data-mono={look.mono || undefined}>
          {detail}
        </span>
      )}
    </>
  )
}

/** A text with the letters that match the filter marked. */
function Highlighted({ text, query }: { readonly text: string; readonly query: string }) {
  const { before, match, after } = highlightMatch(text, query)
  if (match === '') return text
  return (
    <>
      {before}
      <mark className="mf-mark">{match}</mark>
      {after}
    </>
  )
}

/** What makes the entry at an index an option: its ARIA, and what the pointer does. Keys are handled by the filter. */
const optionAttributes = ({ widget, chosen }: SelectModel, { entries, active, highlight, choose }: SelectCombobox, index: number) => {
  const entry = entries[index]
  return {
    id: optionId(widget.id, index),
    role: 'option',
    'aria-selected': entry !== undefined && !(entry instanceof TypedText) && chosen.has(entry),
    'aria-setsize': entries.length,
    'aria-posinset': index + 1,
    'data-active': index === active || undefined,
    onMouseMove: index === active ? undefined : () => highlight(index, false),
    onClick: () => choose(index),
  } as const
}
