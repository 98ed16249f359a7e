import type { Line } from './token.ts'

interface JsonLinesProps {
  readonly lines: readonly Line[]
  /** Number of the first line, from 1. */
  readonly first: number
  readonly marks: ReadonlyMap<string, string> | undefined
  readonly target: number | undefined
}

/** Lines of printed JSON. The stylesheet draws the numbers, so that copied text is JSON. */
export function JsonLines({ lines, first, marks, target }: JsonLinesProps) {
  return (
    <pre className="pg-json-lines" translate="no">
      {lines.map((tokens, index) => {
        const number = first + index
        return (
          <div key={number} className="pg-json-line" data-line={number} data-target={number === target || undefined}>
            {tokens.map(({ text, kind, pointer }, position) => (
              // oxlint-disable-next-line react/no-array-index-key -- a token is identified only by its position
              <span key={position} className={`pg-json-${kind}`} data-mark={pointer === undefined ? undefined : marks?.get(pointer)}>
                {text}
              </span>
            ))}
          </div>
        )
      })}
    </pre>
  )
}
