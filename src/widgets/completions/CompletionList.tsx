'use client'

import { useMemo, useState, type HTMLAttributes, type ReactNode } from 'react'
import { useClassName } from '../../react/classNames.ts'
import type { TemplateCompletion } from '../../react/expressions/templates.ts'
import { optionId } from '../list/activeOption.ts'
import { highlightMatch } from '../list/matchText.ts'
import { useListWindow } from '../list/useListWindow.ts'
import type { CompletionGroup } from './filterCompletions.ts'

interface CompletionListProps {
  readonly id: string
  readonly label: string
  readonly groups: readonly CompletionGroup[]
  readonly active: number
  readonly reveal: boolean
  readonly query: string
  readonly isBusy: boolean
  readonly onHighlight: (index: number, reveal: boolean) => void
  readonly onTake: (index: number) => void
}

/** One row of the list: a reference with its index, or the heading of a group. */
type Line = { readonly completion: TemplateCompletion; readonly index: number } | { readonly name: string }

function linesOf(groups: readonly CompletionGroup[]): readonly Line[] {
  let index = 0
  return groups.flatMap(({ name, entries }): readonly Line[] => [
    ...(name === undefined ? [] : [{ name }]),
    ...entries.map((completion) => ({ completion, index: index++ })),
  ])
}

/** The listbox, under its headings. A long list renders only the visible rows. */
export function CompletionList({ id, label, groups, active, reveal, query, isBusy, onHighlight, onTake }: CompletionListProps) {
  const [rows, setRows] = useState<HTMLElement | null>(null)
  const lines = useMemo(() => linesOf(groups), [groups])
  const count = useMemo(() => groups.reduce((all, { entries }) => all + entries.length, 0), [groups])
  const activeLine = lines.findIndex((line) => 'index' in line && line.index === active)
  const { windowed, indexes, rowHeight, onScroll } = useListWindow(rows?.parentElement ?? null, lines.length, activeLine, reveal)
  const lineAt = (at: number): ReactNode => {
    const line = lines[at]
    if (line === undefined) return null
    const top = windowed ? { insetBlockStart: at * rowHeight } : undefined
    // In a long list the heading is only visual: its options have no common element.
    if ('name' in line)
      return (
        <span key={at} className="mf-option-section" role="presentation" aria-hidden="true" style={top}>
          {line.name}
        </span>
      )
    const { completion, index } = line
    return (
      <CompletionRow
        key={at}
        completion={completion}
        query={query}
        style={top}
        attributes={{
          id: optionId(id, index),
          'aria-selected': index === active,
          'aria-setsize': count,
          'aria-posinset': index + 1,
          'data-active': index === active || undefined,
          onMouseMove: index === active ? undefined : () => onHighlight(index, false),
          onClick: () => onTake(index),
        }}
      />
    )
  }
  return (
    // Not a native list, because that would take the focus from the text control.
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      aria-busy={isBusy || undefined}
      className="mf-options"
      data-windowed={windowed || undefined}
      onScroll={onScroll}
    >
      <div
        ref={setRows}
        role="presentation"
        className="mf-options-rows"
        style={windowed ? { height: lines.length * rowHeight } : undefined}
      >
        {windowed ? indexes.map(lineAt) : <Groups groups={groups} lineAt={lineAt} />}
      </div>
    </div>
  )
}

interface GroupsProps {
  readonly groups: readonly CompletionGroup[]
  readonly lineAt: (at: number) => ReactNode
}

/** References grouped under headings. */
function Groups({ groups, lineAt }: GroupsProps) {
  let at = 0
  return groups.map(({ name, entries }) => {
    const heading = name === undefined ? null : lineAt(at++)
    const options = entries.map(() => lineAt(at++))
    if (name === undefined) return options
    return (
      // A listbox may contain only options and groups of options.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      <div key={name} role="group" aria-label={name}>
        {heading}
        {options}
      </div>
    )
  })
}

interface CompletionRowProps {
  readonly completion: TemplateCompletion
  readonly query: string
  readonly style: { readonly insetBlockStart: number } | undefined
  readonly attributes: HTMLAttributes<HTMLDivElement> & { readonly 'data-active': true | undefined }
}

/** A reference: its label, followed by the host's detail, else by the template. */
function CompletionRow({ completion: { label, template, detail }, query, style, attributes }: CompletionRowProps) {
  const classOf = useClassName()
  const { before, match, after } = highlightMatch(label, query)
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/role-has-required-aria-props
    <div role="option" {...attributes} className={classOf('option')} style={style} title={template}>
      <span className="mf-option-text">
        {/* Drawn anew as a whole: translators of pages replace the text nodes inside, which React then cannot change. */}
        <span key={`${query}\n${label}`} className="mf-option-label">
          {before}
          {match !== '' && <mark className="mf-mark">{match}</mark>}
          {after}
        </span>
      </span>
      <span className="mf-option-detail" data-mono={detail === undefined || undefined}>
        {detail ?? template}
      </span>
    </div>
  )
}
