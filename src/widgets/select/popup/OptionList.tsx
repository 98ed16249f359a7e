'use client'

import { useMemo, useState, useId, type ReactNode } from 'react'
import { OptionRow } from './OptionRow.tsx'
import type { SelectModel } from '../selectModel.ts'
import { useListWindow } from './useListWindow.ts'
import type { SelectCombobox } from './useSelectCombobox.ts'
import type { Choice } from '../../../core/schema/wire.ts'
import { type ListEntry, TypedText } from './listEntries.ts'

interface OptionListProps {
  readonly model: SelectModel
  readonly combobox: SelectCombobox
}

/** The listbox. It scrolls itself and, when long, draws only the rows in view; position and size are told by ARIA. */
export function OptionList({ model, combobox }: OptionListProps) {
  const { entries, active } = combobox
  const [rows, setRows] = useState<HTMLElement | null>(null)
  const { windowed, indexes, rowHeight, onScroll } = useListWindow(rows?.parentElement ?? null, entries.length, active, combobox.reveal)
  const described = useMemo(() => windowed && entries.some((entry) => 'description' in entry), [windowed, entries])
  // A long list draws parts of itself, and a filtered one stands in the order of its matches: neither has sections.
  const sections = windowed || combobox.query.trim() !== '' ? undefined : listSections(entries, model.look.sectionOf)
  const rowAt = (index: number) => {
    const entry = entries[index]
    if (!entry) return null
    const top = windowed ? index * rowHeight : undefined
    return <OptionRow key={index} model={model} combobox={combobox} entry={entry} index={index} top={top} />
  }
  return (
    <div
      {...listAttributes(model)}
      className="mf-options"
      data-windowed={windowed || undefined}
      data-described={described || undefined}
      onScroll={onScroll}
    >
      <div
        ref={setRows}
        role="presentation"
        className="mf-options-rows"
        style={windowed ? { height: entries.length * rowHeight } : undefined}
      >
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

/** The ARIA of the list of an open select. It scrolls and holds no tab stop: the focus stays in the filter. */
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

/** The runs of entries that stand under one name; `undefined` where there are not two of them. */
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

/** Options under a name of their own. */
function OptionSection({ name, children }: OptionSectionProps) {
  const nameId = useId()
  return (
    // A listbox takes options and groups of options and no other elements.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="group" aria-labelledby={nameId}>
      <span className="mf-option-section" id={nameId} role="presentation">
        {name}
      </span>
      {children}
    </div>
  )
}
