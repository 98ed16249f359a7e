'use client'

import { isComposing } from '../../../react/isComposing.ts'
import type { ElementTarget } from '../../../react/elementTarget.ts'
import { controlAttributes } from '../../control/typedControl.ts'
import { lazyPopup } from './lazyPopup.ts'
import { renderIcon } from '../../../react/renderIcon.tsx'
import { useOpenSelect } from './useOpenSelect.ts'
import { useRef, useState, type MouseEvent, type ReactNode, useEffect, type ComponentType, type RefObject, useLayoutEffect } from 'react'
import type { SelectPopupProps } from '../popup/SelectPopup.tsx'
import { renderSelectTrigger } from './renderSelectTrigger.tsx'
import type { SelectModel } from '../selectModel.ts'
import { focusCombobox } from './focusCombobox.ts'
import { useClassName, type ClassOf } from '../../../react/classNames.ts'

interface SelectFieldProps {
  readonly model: SelectModel
  /** The content of the closed control. */
  readonly shown: ReactNode
  /** Before it, open and closed: the chips of a multi-select. */
  readonly before?: ReactNode
  /** Clears the value; absent where there is nothing to clear. */
  readonly onClear: (() => void) | undefined
}

/** The box of every select: a button while closed; the filter and its list, which load on demand, while open. */
export function SelectField({ model, shown, before, onClear }: SelectFieldProps) {
  const classOf = useClassName()
  const { widget } = model
  const box = useRef<HTMLDivElement>(null)
  const select = useOpenSelect(model)
  const [loaded, setLoaded] = useState<LoadedPopup>()
  const Popup = loaded?.SelectPopup
  // An open list shows its own loading state.
  const whileOpen = loaded === undefined ? 'spinner' : 'chevron'
  const indicator = select.open ? whileOpen : indicatorOfClosed(model, onClear === undefined)
  const control =
    select.open && Popup ? <Popup model={model} select={select} anchor={box} /> : renderSelectTrigger(classOf, model, select, shown)
  // A press beside the buttons, such as on the chevron or between chips.
  const onMouseDown = (event: MouseEvent<HTMLElement>) => {
    if ((event.target as NonNullable<ElementTarget>).closest('button, input, .mf-select-popup')) return
    event.preventDefault()
    focusCombobox(event.currentTarget)
    if (select.open) select.close()
    else select.start()
  }
  // Of what may have loaded since this render.
  const loadAgain = () => setLoaded((now) => now ?? undefined)
  return (
    <div
      ref={box}
      {...controlAttributes(classOf, widget)}
      className={classOf('control', 'mf-select')}
      data-multiple={model.multiple || undefined}
      data-indicator={indicator}
      role="presentation"
      onBlur={select.onBlur}
      onMouseDown={onMouseDown}
      onClick={loadAgain}
      onKeyDown={loadAgain}
    >
      {before === undefined ? (
        control
      ) : (
        <div className="mf-select-content">
          {before}
          {control}
        </div>
      )}
      {select.open && loaded === null && <span className="mf-select-alert">{widget.messages.notLoaded}</span>}
      {!select.open && renderClear(classOf, model, onClear)}
      {select.open && loaded === undefined && <LoadPopup onLoaded={setLoaded} />}
      {select.open && <CloseOnEscape box={box} close={select.close} />}
      {select.wasClosed && <ReturnFocus box={box} />}
      {indicator === 'spinner' && <span className="mf-spinner" aria-hidden="true" />}
    </div>
  )
}

/**
 * The icon at the end of a closed select: a chevron if a press opens a list, a spinner while something is loading. Without a value, the loading
 * text is shown in its place.
 */
function indicatorOfClosed({ options }: SelectModel, isEmpty: boolean): 'chevron' | 'spinner' | undefined {
  const loading = options.status === 'loading'
  if (loading && !isEmpty) return 'spinner'
  return loading || options.waitingFor ? undefined : 'chevron'
}

/** The open part of a select: its component, `null` if it did not load, `undefined` until then. */
type LoadedPopup = { readonly SelectPopup: ComponentType<SelectPopupProps> } | null | undefined

/** Loads the open part of the select that renders it. */
function LoadPopup({ onLoaded }: { readonly onLoaded: (loaded: LoadedPopup) => void }) {
  useEffect(() => {
    lazyPopup.load().then(onLoaded, () => onLoaded(null))
  }, [onLoaded])
  return null
}

interface CloseOnEscapeProps {
  readonly box: RefObject<HTMLElement | null>
  readonly close: () => void
}

/**
 * Closes the open select on Escape, and nothing else. Caught in the capturing phase of the window, because dialogs of hosts listen for it
 * on the document, some in the capturing phase too; `preventDefault` keeps a native `<dialog>` open.
 */
function CloseOnEscape({ box, close }: CloseOnEscapeProps) {
  useEffect(() => {
    const select = box.current
    const onKeyDown = (event: KeyboardEvent) => {
      // For events from a shadow tree, the window does not see the actual target.
      if (event.key !== 'Escape' || isComposing(event) || !select?.matches(':focus-within')) return
      event.preventDefault()
      event.stopPropagation()
      close()
    }
    const page = select?.ownerDocument.defaultView
    page?.addEventListener('keydown', onKeyDown, true)
    return () => page?.removeEventListener('keydown', onKeyDown, true)
  }, [box, close])
  return null
}

/** Moves the focus to the control of the select when mounted. */
function ReturnFocus({ box }: { readonly box: RefObject<HTMLElement | null> }) {
  useLayoutEffect(() => focusCombobox(box.current), [box])
  return null
}

/** The button that clears a closed select. It disappears when pressed, so it moves the focus first. */
function renderClear(classOf: ClassOf, { widget }: SelectModel, onClear: (() => void) | undefined) {
  return (
    onClear &&
    !widget.disabled && (
      <button
        type="button"
        className={classOf('icon-button')}
        aria-label={widget.messages.clear(widget.label)}
        onClick={(event) => {
          focusCombobox(event.currentTarget)
          onClear()
        }}
      >
        {renderIcon('close')}
      </button>
    )
  )
}
