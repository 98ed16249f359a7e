import { useRef, type ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { SelectActions } from './SelectActions.tsx'
import type { SelectModel } from './selectModel.ts'
import { SelectTrigger } from './SelectTrigger.tsx'
import { useEscape } from './useEscape.ts'
import { useOpenSelect } from './useOpenSelect.ts'
import { useSelectPopup } from './useSelectPopup.ts'

interface SelectFieldProps {
  readonly model: SelectModel
  /** What the closed control shows. */
  readonly shown: ReactNode
  /** Stands before it, open and closed: the chips of a multi-select. */
  readonly before?: ReactNode
  /** Clears the value; absent where there is nothing to clear. */
  readonly onClear: (() => void) | undefined
}

/** The box of every select: a button while closed; the filter and its list, which load on demand, while open. */
export function SelectField({ model, shown, before, onClear }: SelectFieldProps) {
  const { widget, options } = model
  const box = useRef<HTMLDivElement>(null)
  const select = useOpenSelect(model, box)
  const { Popup, failed } = useSelectPopup(select.open)
  useEscape(select.open, box, select.close)
  const busy = options.status === 'loading' || (select.open && !Popup && !failed)
  return (
    <div
      ref={box}
      className="mf-control mf-select"
      data-multiple={model.multiple || undefined}
      data-invalid={widget.invalid || undefined}
      data-disabled={widget.disabled || undefined}
      data-readonly={widget.readOnly || undefined}
      onBlur={select.onBlur}
    >
      {before}
      {select.open && Popup ? (
        <Popup model={model} select={select} anchor={box} />
      ) : (
        <SelectTrigger model={model} select={select}>
          {shown}
        </SelectTrigger>
      )}
      {failed && select.open && <span className="mf-select-alert">{widget.messages.listNotLoaded}</span>}
      {!select.open && <SelectActions model={model} onClear={onClear} />}
      {busy ? (
        <span className="mf-spinner" aria-hidden="true" />
      ) : (
        <span className="mf-select-chevron">
          <Icon name="chevron" />
        </span>
      )}
    </div>
  )
}
