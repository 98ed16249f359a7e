import { useEffect, useMemo, useRef } from 'react'
import { JsonLines } from './JsonLines.tsx'
import { printJson } from './printJson.ts'
import type { Line } from './token.ts'

interface JsonTextProps {
  readonly label: string
  readonly value: unknown
  /** Used instead of `value` if it has been printed already. */
  readonly lines?: readonly Line[]
  /** Levels of problems by their pointer. */
  readonly marks?: ReadonlyMap<string, string>
  /** A line to show, from 1; a new object shows it again. */
  readonly target?: { readonly line: number } | undefined
  /** Characters per line; 80 by default. */
  readonly columns?: number
  /** Further lines are only counted. */
  readonly limit?: number
}

const chunkSize = 100

/** JSON with line numbers in a scrollable region. Long texts are rendered in chunks that cost nothing while they are out of view. */
export function JsonText({ label, value, lines: given, marks, target, columns, limit = 5000 }: JsonTextProps) {
  const lines = useMemo(() => given ?? printJson(value, columns), [given, value, columns])
  const shown = lines.slice(0, limit)
  const region = useRef<HTMLElement>(null)
  useEffect(() => {
    if (target !== undefined) region.current?.querySelector(`[data-line="${target.line}"]`)?.scrollIntoView({ block: 'center' })
  }, [target])
  const starts = Array.from({ length: Math.ceil(shown.length / chunkSize) }, (_, index) => index * chunkSize)
  return (
    // A region that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="pg-json" aria-label={label} tabIndex={0} ref={region}>
      {starts.map((start) => (
        <JsonLines
          key={start}
          lines={shown.slice(start, start + chunkSize)}
          first={start + 1}
          marks={marks}
          target={target !== undefined && target.line > start && target.line <= start + chunkSize ? target.line : undefined}
        />
      ))}
      {lines.length > limit && <p className="pg-line">{(lines.length - limit).toLocaleString('en')} more lines</p>}
    </section>
  )
}
