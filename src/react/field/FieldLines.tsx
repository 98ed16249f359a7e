'use client'

import { Fragment, memo, useState } from 'react'
import type { Line } from '../../core/plan/plan.ts'
import { isEqual } from '../../core/values/isEqual.ts'
import { childAddress, type Address } from '../../core/values/path.ts'
import { useFormContext } from '../formContext.ts'
import { keyOfLine, chunkLines } from './chunkLines.ts'
import { useClassName } from '../classNames.ts'

interface FieldLinesProps {
  readonly address: Address
  readonly lines: readonly Line[]
}

/** The fields of a group below each other; several of one line beside each other. Decisions §9. */
export const FieldLines = memo(function FieldLines({ address, lines }: FieldLinesProps) {
  const classOf = useClassName()
  const { Field } = useFormContext()
  const [chunked, setChunked] = useState(() => chunkLines(lines))
  if (chunked.lines !== lines) {
    // React draws anew at once, so nothing is drawn of the earlier lines.
    setChunked(chunkLines(lines, chunked.chunkOf))
    return null
  }
  const renderOne = (id: string) => <Field key={id} address={childAddress(address, id)} />
  const renderLine = (line: Line) => {
    const [id, ...others] = line
    if (id !== undefined && others.length === 0) return renderOne(id)
    return (
      <div key={keyOfLine(line)} className={classOf('line')}>
        {line.map(renderOne)}
      </div>
    )
  }
  if (chunked.chunks.length === 0) return <div className={classOf('fields')} />
  return chunked.chunks.map(({ key, lines: own }) => (
    <div key={key} className={classOf('fields')} ref={chunked.chunks.length > 1 ? guessHeight(own.length) : undefined}>
      {/* React counts the children of all that stand beside what is drawn: of each chunk one. */}
      <Fragment key="lines">{own.map(renderLine)}</Fragment>
    </div>
  ))
}, areAlike)

/** A reload that leaves all fields where they are brings lines of the same ids. */
function areAlike(before: FieldLinesProps, after: FieldLinesProps): boolean {
  return before.address === after.address && isEqual(before.lines, after.lines)
}

/** Pixels of a line that nobody has seen yet, with the space below it. */
const lineHeight = 104

/** Chunks out of view are not laid out, so the scroll bar is told how high they may be. */
const guessHeight = (count: number) => (element: HTMLElement | null) =>
  element?.style.setProperty('contain-intrinsic-block-size', `auto ${count * lineHeight}px`)
