import type { WidgetProps } from 'moduleform'

/** A select of the browser, for choices whose values are texts. */
export function NativeSelect({ id, value, options, describedBy, required, invalid, disabled, readOnly, onChange, onBlur }: WidgetProps) {
  return (
    <select
      id={id}
      value={typeof value === 'string' ? value : ''}
      disabled={disabled}
      aria-readonly={readOnly || undefined}
      aria-required={required || undefined}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      // Requests the choices that are not there yet.
      onFocus={() => options?.onOpen()}
      onChange={({ target }) => readOnly || onChange(target.value === '' ? undefined : target.value)}
      onBlur={onBlur}
    >
      <option value="">None</option>
      {options?.choices.map((choice) => (
        <option key={String(choice.value)} value={String(choice.value)}>
          {choice.label}
        </option>
      ))}
    </select>
  )
}
