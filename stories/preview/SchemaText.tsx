import { useEffect, useRef } from 'react'
import type { ShownProblem } from '../../playground/src/schema/listProblems.ts'

/** A line to show, from 1; a new object shows it again. */
export interface LineTarget {
  readonly line: number
  /** Also focuses the box and selects the line. */
  readonly takesFocus: boolean
}

interface SchemaTextProps {
  readonly text: string
  readonly problems: readonly ShownProblem[]
  readonly target: LineTarget | undefined
  readonly onText: (text: string) => void
}

const placeholder = `Paste a schema here, as JSON or YAML,
or what a module answered.

A file can be dropped anywhere on this page.`

const levelsByWorst: readonly ShownProblem['level'][] = ['info', 'warning', 'error']

/** The box for the schema: a plain text area over numbered lines, so that paste, undo and find work as usual. */
export function SchemaText({ text, problems, target, onText }: SchemaTextProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const under = useRef<HTMLDivElement>(null)
  const lineCount = text.split('\n').length
  const ordered = [...problems].sort((one, other) => levelsByWorst.indexOf(one.level) - levelsByWorst.indexOf(other.level))
  // The worst problem of a line is shown.
  const marks = [...new Map(ordered.map(({ source, level }) => [source.line, level]))]
  useEffect(() => {
    if (target !== undefined && area.current !== null) showLine(area.current, target)
  }, [target])
  return (
    <div className="sp-text">
      <div className="sp-under" ref={under} aria-hidden="true">
        <pre className="sp-numbers">{Array.from({ length: lineCount }, (_, index) => index + 1).join('\n')}</pre>
        {marks.map(([line, level]) => (
          <span key={line} className="sp-mark" data-level={level} style={{ insetBlockStart: topOf(line) }} />
        ))}
        {target !== undefined && target.line <= lineCount && (
          <span className="sp-target" data-line={target.line} style={{ insetBlockStart: topOf(target.line) }} />
        )}
      </div>
      <textarea
        ref={area}
        className="sp-area"
        aria-label="Schema"
        placeholder={placeholder}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        wrap="off"
        value={text}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
        onScroll={({ currentTarget }) => {
          if (under.current !== null) under.current.scrollTop = currentTarget.scrollTop
        }}
      />
    </div>
  )
}

const topOf = (line: number): string => `calc(var(--sp-line) * ${line - 1} + 8px)`

/** Scrolls to a line and selects it. */
function showLine(area: HTMLTextAreaElement, { line, takesFocus }: LineTarget): void {
  const lines = area.value.split('\n')
  const start = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0)
  area.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0))
  area.scrollTop = (area.scrollHeight / lines.length) * (line - 1) - area.clientHeight / 2
  if (takesFocus) area.focus({ preventScroll: true })
}
