'use client'

import { useMemo, useState } from 'react'
import { listAttributes } from './listAttributes.ts'
import { listSections } from './listSections.ts'
import { OptionRow } from './OptionRow.tsx'
import { OptionSection } from './OptionSection.tsx'
import type { SelectModel } from '../selectModel.ts'
import { useListWindow } from './useListWindow.ts'
import type { SelectCombobox } from './useSelectCombobox.ts'

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
