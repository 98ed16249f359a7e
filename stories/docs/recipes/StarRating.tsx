import type { WidgetMap, WidgetProps } from 'moduleform'

const most = 5

/** One to five stars, typed or clicked. A schema uses it with `"ui_widget": "stars"`. */
export function StarRating({ id, describedBy, value, required, invalid, disabled, readOnly, onChange, onBlur }: WidgetProps) {
  const count = typeof value === 'number' ? value : 0
  const isOff = disabled || readOnly
  return (
    <span className="stars">
      <input
        id={id}
        type="number"
        min={1}
        max={most}
        value={count === 0 ? '' : count}
        disabled={disabled}
        readOnly={readOnly}
        aria-required={required || undefined}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? undefined : currentTarget.valueAsNumber)}
        onBlur={onBlur}
      />
      {Array.from({ length: most }, (_, index) => (
        <span key={index} aria-hidden="true" onClick={() => isOff || onChange(index + 1)}>
          {index < count ? '★' : '☆'}
        </span>
      ))}
    </span>
  )
}

// Outside of the component that renders the form, because widgets are compared by identity.
export const widgets: WidgetMap = { stars: StarRating }
