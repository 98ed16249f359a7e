'use client'

import { Fragment, memo, useState } from 'react'
import type { Line } from '../../core/plan/plan.ts'
import { childAddress, type Address } from '../../core/values/path.ts'
import { useFormContext } from '../formContext.ts'
import { areSameLines, keyOfLine, partLines } from './partLines.ts'
import { usePart } from '../classNames.ts'

interface FieldLinesProps {
  readonly address: Address
  readonly lines: readonly Line[]
}

/** The fields of a group below each other; several of one line beside each other. Decisions §9. */
export const FieldLines = memo(function FieldLines({ address, lines }: FieldLinesProps) {
  const part = usePart()
  const { Field } = useFormContext()
  const [parted, setParted] = useState(() => partLines(lines))
  if (parted.lines !== lines) {
    // React draws anew at once, so nothing is drawn of the earlier lines.
    setParted(partLines(lines, parted.partOf))
    return null
  }
  const draw = (id: string) => <Field key={id} address={childAddress(address, id)} />
  const drawLine = (line: Line) => {
    const [id, ...others] = line
    if (id !== undefined && others.length === 0) return draw(id)
    return (
      <div key={keyOfLine(line)} className={part('line')}>
        {line.map(draw)}
      </div>
    )
  }
  if (parted.parts.length === 0) return <div className={part('fields')} />
  return parted.parts.map(({ key, lines: own }) => (
    <div key={key} className={part('fields')} ref={parted.parts.length > 1 ? guessHeight(own.length) : undefined}>
      {/* React counts the children of all that stand beside what is drawn: of each part one. */}
      <Fragment key="lines">{own.map(drawLine)}</Fragment>
    </div>
  ))
}, areAlike)

/** A reload that leaves all fields where they are brings lines of the same ids. */
function areAlike(before: FieldLinesProps, after: FieldLinesProps): boolean {
  return before.address === after.address && areSameLines(before.lines, after.lines)
}

/** Pixels of a line that nobody has seen yet, with the space below it. */
const lineHeight = 104

/** Parts out of view are not laid out, so the scroll bar is told how high they may be. */
const guessHeight = (count: number) => (element: HTMLElement | null) =>
  element?.style.setProperty('contain-intrinsic-block-size', `auto ${count * lineHeight}px`)
