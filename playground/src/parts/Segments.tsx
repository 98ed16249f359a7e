interface SegmentsProps<Value extends string> {
  /** Of the setting; also the name of the group of radio buttons. */
  readonly name: string
  readonly label: string
  readonly values: readonly Value[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** A choice of a few, drawn as one control. Radio buttons underneath, so arrows move within it. */
export function Segments<Value extends string>({ name, label, values, value, onChange }: SegmentsProps<Value>) {
  return (
    <fieldset className="pg-segments" data-setting={name} title={label}>
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
