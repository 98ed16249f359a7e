'use client'

import { useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { CloseOnEscape } from './CloseOnEscape.tsx'
import { ReturnFocus } from './ReturnFocus.tsx'
import { focusCombobox } from './focusCombobox.ts'
import { LoadPopup, type LoadedPopup } from './LoadPopup.tsx'
import { drawSelectActions } from './drawSelectActions.tsx'
import { indicatorOf } from './indicatorOf.ts'
import type { SelectModel } from '../selectModel.ts'
import { drawSelectTrigger } from './drawSelectTrigger.tsx'
import { useOpenSelect } from './useOpenSelect.ts'
import { usePart } from '../../../react/usePart.ts'

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
  const part = usePart()
  const { widget } = model
  const box = useRef<HTMLDivElement>(null)
  const select = useOpenSelect(model)
  const [loaded, setLoaded] = useState<LoadedPopup>()
  const Popup = typeof loaded === 'object' ? loaded.Popup : undefined
  const indicator = indicatorOf(model, { isOpening: select.open && !loaded, isEmpty: onClear === undefined })
  const control =
    select.open && Popup ? <Popup model={model} select={select} anchor={box} /> : drawSelectTrigger(part, model, select, shown)
  // A press beside the buttons: on the chevron, between chips.
  const onMouseDown = (event: MouseEvent<HTMLElement>) => {
    if (!(event.target instanceof Element) || event.target.closest('button, input, .mf-select-popup')) return
    event.preventDefault()
    focusCombobox(event.currentTarget)
    if (select.open) select.close()
    else select.start()
  }
  return (
    <div
      ref={box}
      className={part('control', 'mf-select')}
      data-multiple={model.multiple || undefined}
      data-invalid={widget.invalid || undefined}
      data-disabled={widget.disabled || undefined}
      data-indicator={indicator}
      role="presentation"
      onBlur={select.onBlur}
      onMouseDown={onMouseDown}
    >
      {before === undefined ? (
        control
      ) : (
        <div className="mf-select-content">
          {before}
          {control}
        </div>
      )}
      {select.open && loaded === 'failed' && <span className="mf-select-alert">{widget.messages.listNotLoaded}</span>}
      {!select.open && drawSelectActions(part, model, onClear)}
      {select.open && !Popup && <LoadPopup onLoaded={setLoaded} />}
      {select.open && <CloseOnEscape box={box} close={select.close} />}
      {select.isClosed && <ReturnFocus box={box} />}
      {indicator === 'spinner' && <span className="mf-spinner" aria-hidden="true" />}
    </div>
  )
}
