'use client'

import { type CSSProperties, type MouseEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react'
import type { Choice } from '../../../core/schema/wire.ts'
import { useClassName } from '../../../react/classNames.ts'
import { selectTexts } from '../../../react/field/selectMessages.ts'
import { renderIcon, renderLines } from '../../../react/renderIcon.tsx'
import { shownLabel } from '../choiceLook.ts'
import type { SelectModel } from '../selectModel.ts'
import { optionId } from '../../list/activeOption.ts'
import { highlightMatch } from '../../list/matchText.ts'
import { type ListEntry, TypedText } from './listEntries.ts'
import { useListWindow } from '../../list/useListWindow.ts'
import type { SelectCombobox } from './useSelectCombobox.ts'

interface OptionListProps {
  readonly model: SelectModel
  readonly combobox: SelectCombobox
}

/**
 * The listbox. It is the scroll container and, when long, renders only the visible rows; ARIA attributes give their positions and the
 * total.
 */
export function OptionList({ model, combobox }: OptionListProps) {
  const { entries, active } = combobox
  const [rows, setRows] = useState<HTMLElement | null>(null)
  const { windowed, indexes, rowHeight, onScroll } = useListWindow(rows?.parentElement ?? null, entries.length, active, combobox.reveal)
  const highest = useMemo(() => (windowed ? highestOf(entries, model.look) : undefined), [windowed, entries, model.look])
  // A long list renders only a part, and a filtered one is sorted by its matches: neither has sections.
  const sections = windowed || combobox.query.trim() !== '' ? undefined : listSections(entries, model.look.sectionOf)
  const rowAt = (index: number) => {
    const entry = entries[index]
    if (!entry) return null
    const place = windowed ? { insetBlockStart: index * rowHeight, height: rowHeight } : undefined
    return <OptionRow key={index} model={model} combobox={combobox} entry={entry} index={index} place={place} />
  }
  return (
    <div
      {...listAttributes(model)}
      className="mf-options"
      data-windowed={windowed || undefined}
      data-wraps={windowed || undefined}
      onScroll={onScroll}
    >
      <div
        ref={setRows}
        role="presentation"
        className="mf-options-rows"
        style={windowed ? { height: entries.length * rowHeight } : undefined}
      >
        {highest && <ModelRow choice={highest} model={model} />}
        {sections === undefined
          ? indexes.map(rowAt)
          : sections.map(({ name, from, to }) => (
              <OptionSection key={from} name={name}>
                {indexes.slice(from, to).map(rowAt)}
              </OptionSection>
            ))}
      </div>
    </div>
  )
}

/** The ARIA attributes of an open select's list. It scrolls and contains no tab stop: the focus stays in the filter. */
const listAttributes = ({ widget, multiple, options }: SelectModel) =>
  ({
    id: `${widget.id}-list`,
    role: 'listbox',
    tabIndex: -1,
    'aria-labelledby': widget.labelId,
    'aria-multiselectable': multiple || undefined,
    'aria-busy': options.status === 'loading' || undefined,
  }) as const

interface Section {
  readonly name: string
  /** Index of its first entry, and of the one after its last. */
  readonly from: number
  readonly to: number
}

/** The consecutive entries under one heading; `undefined` unless there are at least two headings. */
const listSections = (
  entries: readonly ListEntry[],
  sectionOf: ((choice: Choice) => string) | undefined,
): readonly Section[] | undefined => {
  if (sectionOf === undefined) return undefined
  const names = entries.map((entry) => (entry instanceof TypedText ? '' : sectionOf(entry)))
  const starts = names.flatMap((name, index) => (index === 0 || name !== names[index - 1] ? [index] : []))
  if (starts.length < 2) return undefined
  return starts.map((from, index) => ({ name: names[from] ?? '', from, to: starts[index + 1] ?? entries.length }))
}

interface OptionSectionProps {
  readonly name: string
  readonly children: ReactNode
}

/** Options under a heading. */
function OptionSection({ name, children }: OptionSectionProps) {
  const nameId = useId()
  return (
    // A listbox may contain only options and groups of options.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="group" aria-labelledby={nameId}>
      <span className="mf-option-section" id={nameId} role="presentation">
        {name}
      </span>
      {children}
    </div>
  )
}

/** The choice whose row is likely the highest: with the longest label beside the longest detail, and a description if there is any. */
const highestOf = (entries: readonly ListEntry[], { detail }: SelectModel['look']): Choice | undefined => {
  let highest: Choice | undefined
  let most = -1
  let description = ''
  for (const entry of entries) {
    if (entry instanceof TypedText) continue
    const { length } = entry.label
    const letters = length + Math.min(length, detail(entry).length)
    if (letters > most) [highest, most] = [entry, letters]
    description ||= descriptionOf(entry)
  }
  return highest && { ...highest, description }
}

/** Invisible: gives all rows of a long list their height. */
function ModelRow({ choice, model }: { readonly choice: Choice; readonly model: SelectModel }) {
  const classOf = useClassName()
  return (
    <div className={classOf('option')} style={{ height: 'auto', visibility: 'hidden' }} data-model="true" aria-hidden="true">
      {model.multiple && <RowMark entry={choice} chosen={false} />}
      <ChoiceText choice={choice} model={model} query="" />
      {!model.multiple && <span className="mf-option-check" />}
    </div>
  )
}

const check = renderLines('check', 'm3.5 8.5 3 3 6-7')

interface OptionRowProps {
  readonly model: SelectModel
  readonly combobox: SelectCombobox
  readonly entry: ListEntry
  readonly index: number
  /** Offset and height in a list that renders only a part of its rows. */
  readonly place: CSSProperties | undefined
}

/** One row of the list: label with highlighted match, description, id, and whether it is chosen. */
function OptionRow(row: OptionRowProps) {
  const { model, combobox, entry, place } = row
  const classOf = useClassName()
  const chosen = !(entry instanceof TypedText) && model.chosen.has(entry)
  const pressed = useRef(entry)
  // A press chooses the entry that was pressed: options that arrive before the release may have moved others to its place.
  const press = {
    onPointerDown: () => {
      pressed.current = entry
    },
    // A click without a pointer, as assistive technology sends it, has no detail.
    onClick: ({ detail }: MouseEvent) => combobox.choose(detail > 0 ? pressed.current : entry),
  }
  return (
    <div {...optionAttributes(row, chosen)} {...press} className={classOf('option')} style={place}>
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

/** Characters of a label or a description that are shown in the list; all of them can be searched. */
const shownLetters = 2000

const cut = (text: string): string => (text.length > shownLetters ? `${text.slice(0, shownLetters)}…` : text)

const descriptionOf = ({ description }: Choice): string => (typeof description === 'string' ? description : '')

interface ChoiceTextProps {
  readonly choice: Choice
  readonly model: SelectModel
  readonly query: string
}

function ChoiceText({ choice, model: { look, widget }, query }: ChoiceTextProps) {
  const detail = cut(look.detail(choice))
  const label = cut(shownLabel(choice.label, widget.messages))
  const description = descriptionOf(choice)
  return (
    <>
      {look.lead(choice)}
      <span className="mf-option-text">
        <span className="mf-option-label" title={label}>
          <Highlighted text={label} query={query} />
        </span>
        {description !== '' && <span className="mf-option-description">{cut(description)}</span>}
      </span>
      {detail !== '' && (
        <span className="mf-option-detail" data-mono={look.mono || undefined}>
          {detail}
        </span>
      )}
    </>
  )
}

/**
 * A text with the match of the filter highlighted. It is drawn anew as a whole: translators of pages replace the text nodes inside, which
 * React then cannot change.
 */
function Highlighted({ text, query }: { readonly text: string; readonly query: string }) {
  const { before, match, after } = highlightMatch(text, query)
  if (match === '') return <span>{text}</span>
  return (
    <span key={`${query}\n${text}`}>
      {before}
      <mark className="mf-mark">{match}</mark>
      {after}
    </span>
  )
}

/** The attributes of an option: ARIA and pointer handlers. Keys are handled by the filter. */
const optionAttributes = ({ model, combobox, index }: OptionRowProps, chosen: boolean) => {
  const { entries, active, highlight } = combobox
  return {
    id: optionId(model.widget.id, index),
    role: 'option',
    'aria-selected': chosen,
    'aria-setsize': entries.length,
    'aria-posinset': index + 1,
    'data-active': index === active || undefined,
    onMouseMove: index === active ? undefined : () => highlight(index, false),
  } as const
}
