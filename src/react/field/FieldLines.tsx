import { Fragment, memo, useState } from 'react'
import { childAddress, type Address } from '../../core/values/path.ts'
import { useFormContext } from '../formContext.ts'
import { keyOfLine, partLines, type Line } from './partLines.ts'
import { usePart } from '../usePart.ts'

interface FieldLinesProps {
  readonly address: Address
  readonly lines: readonly Line[]
}

/** The fields of a group below each other; several of one line beside each other. Decisions §9. */
export const FieldLines = memo(function FieldLines({ address, lines }: FieldLinesProps) {
  const part = usePart()
  const { Field } = useFormContext()
  const [parted, setParted] = useState(() => partLines(lines))
  if (parted.lines !== lines) setParted(partLines(lines, parted.partOf))
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
  return (
    <div className={part('fields')}>
      {parted.parts.map(({ key, lines: own }) => (
        // Two of them: React counts the children of all that stand beside what is drawn, and so finds one in each.
        <Fragment key={key}>
          <Fragment key="lines">{own.map(drawLine)}</Fragment>
        </Fragment>
      ))}
    </div>
  )
})
