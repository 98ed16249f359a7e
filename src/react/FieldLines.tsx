import { memo } from 'react'
import { childAddress, type Address } from '../core/values/path.ts'
import { useFormContext } from './formContext.ts'
import { usePart } from './usePart.ts'

interface FieldLinesProps {
  readonly address: Address
  readonly lines: readonly (readonly string[])[]
}

/** The fields of a group below each other; several of one line beside each other. Decisions §9. */
export const FieldLines = memo(function FieldLines({ address, lines }: FieldLinesProps) {
  const part = usePart()
  const { Field } = useFormContext()
  const draw = (id: string) => <Field key={id} address={childAddress(address, id)} />
  const drawLine = (ids: readonly string[]) => {
    const [id, ...others] = ids
    if (id !== undefined && others.length === 0) return draw(id)
    return (
      <div key={ids.join('/')} className={part('line')}>
        {ids.map(draw)}
      </div>
    )
  }
  return <div className={part('fields')}>{lines.map(drawLine)}</div>
})
