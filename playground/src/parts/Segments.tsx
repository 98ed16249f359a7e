interface SegmentsProps<Value extends string> {
  /** Of the setting; also the name of the group of radio buttons. */
  readonly name: string
  readonly label: string
  readonly values: readonly Value[]
  readonly value: Value
  /** What a value is called, where not by itself. */
  readonly names?: Readonly<Partial<Record<string, string>>> | undefined
  /** What the chosen value means, below. */
  readonly help?: string | undefined
  readonly onChange: (value: Value) => void
}

/** A choice of a few, drawn as one control. Radio buttons underneath, so arrows move within it. */
export function Segments<Value extends string>({ name, label, values, value, names, help, onChange }: SegmentsProps<Value>) {
  return (
    <fieldset className="pg-setting" data-setting={name}>
      <legend className="pg-setting-label">{label}</legend>
      <div className="pg-segments">
        {values.map((one) => (
          <label key={one} className="pg-segment">
            <input type="radio" className="pg-hidden" name={name} checked={one === value} onChange={() => onChange(one)} />
            {names?.[one] ?? one}
          </label>
        ))}
      </div>
      {help !== undefined && <p className="pg-setting-help">{help}</p>}
    </fieldset>
  )
}
