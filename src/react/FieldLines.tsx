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
  return (
    <div className={part('fields')}>
      {lines.map((ids) => (
        <Line key={ids.join('/')} address={address} ids={ids} />
      ))}
    </div>
  )
})

function Line({ address, ids }: { readonly address: Address; readonly ids: readonly string[] }) {
  const part = usePart()
  const { Field } = useFormContext()
  const fields = ids.map((id) => <Field key={id} address={childAddress(address, id)} />)
  return ids.length === 1 ? fields : <div className={part('line')}>{fields}</div>
}
