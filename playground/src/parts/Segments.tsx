interface SegmentsProps<Value extends string> {
  /** Name of the setting; also that of the radio button group. */
  readonly name: string
  readonly label: string
  readonly values: readonly Value[]
  readonly value: Value
  /** Labels of values, if they differ from the values. */
  readonly names?: Readonly<Partial<Record<string, string>>> | undefined
  /** Explanation of the chosen value, below. */
  readonly help?: string | undefined
  readonly onChange: (value: Value) => void
}

/** A segmented control. It consists of radio buttons, so arrow keys move within it. */
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
