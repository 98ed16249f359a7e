import type { RowMenuItem, RowSlotProps, Slots } from 'moduleform'
import { useState } from 'react'

/** A host's rendering of each part that keeps the form's accessibility. */
export const mine: Required<Slots> = {
  field: ({ children, parts }) => (
    <div data-mine="field">
      {parts.label}
      {children}
      {parts.error}
      {parts.description}
      {parts.aside}
      {parts.notes}
    </div>
  ),
  label: ({ id, labelId, children, required }) => (
    <label data-mine="label" id={labelId} htmlFor={id} data-required={required}>
      {children}
    </label>
  ),
  description: ({ descriptionId, children }) => (
    <p data-mine="description" id={descriptionId}>
      {children}
    </p>
  ),
  error: ({ errorId, children }) => (
    <p data-mine="error" id={errorId}>
      {children}
    </p>
  ),
  group: ({ id, labelId, label, description, descriptionId, describedBy, children, beside, fold, rows }) => (
    <fieldset data-mine="group" id={id} tabIndex={-1} aria-labelledby={labelId} aria-describedby={describedBy}>
      <h2 id={labelId}>{label}</h2>
      {description !== undefined && <p id={descriptionId}>{description}</p>}
      {fold && (
        <button type="button" {...fold}>
          Fold {label}
        </button>
      )}
      {beside}
      {children}
      {rows?.add && (
        <button type="button" {...rows.add.button}>
          {rows.add.label}
        </button>
      )}
      {rows?.removed && (
        <button type="button" onClick={rows.removed.restore}>
          {rows.removed.text}
        </button>
      )}
    </fieldset>
  ),
  row: MyRow,
  actions: ({ submit, reset, submitPhase, status }) => (
    <div data-mine="actions" data-phase={submitPhase}>
      <button type="button" onClick={() => void submit()}>
        Go
      </button>
      <button type="button" onClick={() => reset()}>
        Back to the start
      </button>
      {status}
    </div>
  ),
  summary: ({ title, lines, tone }) => (
    <div data-mine="summary" data-tone={tone}>
      <h2>{title}</h2>
      {lines.map(({ key, text, id, go }) => (
        <a key={key} href={`#${id}`} onClick={go}>
          {text}
        </a>
      ))}
    </div>
  ),
  notices: ({ tone, children, actions }) => (
    <div data-mine="notices" data-tone={tone}>
      {children}
      {actions.map(({ label, name, run }) => (
        <button key={label} type="button" aria-label={name} onClick={run}>
          {label}
        </button>
      ))}
    </div>
  ),
}

function MyRow({ index, name, nameId, title, toggle, menu, remove, children }: RowSlotProps) {
  const [items, setItems] = useState<readonly RowMenuItem[]>([])
  return (
    <div data-mine="row" data-index={index}>
      <span id={nameId}>{title}</span>
      {toggle && (
        <button type="button" {...toggle}>
          Open {name}
        </button>
      )}
      {menu && <button type="button" {...menu.button} onClick={() => void menu.readItems().then(setItems)} />}
      {items.map(({ label, isOff, run }) => (
        <button key={label} type="button" disabled={isOff} onClick={run}>
          {label}
        </button>
      ))}
      {remove && <button type="button" {...remove} />}
      {children}
    </div>
  )
}
