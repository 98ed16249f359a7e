import { useId } from 'react'

interface SegmentsProps<Value extends string> {
  readonly label: string
  readonly values: readonly Value[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** A choice of a few, drawn as one control. Radio buttons underneath, so arrows move within it. */
export function Segments<Value extends string>({ label, values, value, onChange }: SegmentsProps<Value>) {
  const name = useId()
  return (
    <fieldset className="pg-segments">
      <legend className="pg-hidden">{label}</legend>
      {values.map((one) => (
        <label key={one} className="pg-segment">
          <input type="radio" className="pg-hidden" name={name} checked={one === value} onChange={() => onChange(one)} />
          {one}
        </label>
      ))}
    </fieldset>
  )
}
