'use client'

import { useEffect, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { filterAttributes } from './filterAttributes.ts'
import { focusCombobox } from '../box/focusCombobox.ts'
import { ListStatus } from './ListStatus.tsx'
import { OptionList } from './OptionList.tsx'
import { PopupFooter } from './PopupFooter.tsx'
import { focusedBeside } from '../../../react/focusedBeside.ts'
import type { SelectModel, ManyActions } from '../selectModel.ts'
import type { OpenSelect } from '../box/useOpenSelect.ts'
import { isPressOutside } from '../../popup/topLayer.ts'
import { usePopupPosition } from '../../popup/usePopupPosition.ts'
import { isFocusFree, useLateChoice } from './useLateChoice.ts'
import { useSelectCombobox } from './useSelectCombobox.ts'
import { useClassName } from '../../../react/classNames.ts'

export interface SelectPopupProps {
  readonly model: SelectModel
  readonly select: OpenSelect
  readonly anchor: RefObject<HTMLElement | null>
}

/**
 * An open select: the filter in the place of the button, and the list in the top layer, so that no side panel clips it while theme and
 * custom properties still reach it. Loaded on demand.
 */
export function SelectPopup({ model, select, anchor }: SelectPopupProps) {
  const classOf = useClassName()
  const combobox = useSelectCombobox(model, select)
  const popup = usePopupPosition(anchor)
  const filter = useRef<HTMLInputElement>(null)
  const keyboard = useTouchKeyboard(filter, select.typed !== '', model.many)
  const late = useLateChoice(model, select, combobox, anchor)
  // As high as the label that it replaces, whose lines wrap: nothing below may move under a press that closes the list.
  const [minHeight] = useState(() => (model.multiple ? undefined : anchor.current?.clientHeight))
  usePressOutside(anchor)
  const leaveFor = (act: () => Promise<void>) => {
    const box = anchor.current
    // Closed at once: a dialog returns the focus to the element that had it on opening, and the filter will be gone by then.
    flushSync(select.close)
    const elsewhere = act()
    if (box) void returnFocusAfter(elsewhere, box)
  }
  return (
    <>
      <input
        ref={filter}
        {...filterAttributes(model, combobox, late)}
        {...keyboard}
        className={classOf('select-filter')}
        style={{ minHeight }}
      />
      <div
        ref={popup}
        className={classOf('select-popup')}
        role="presentation"
        hidden={late.isLeft}
        onBlur={late.onBlur}
        data-multiple={model.multiple || undefined}
        // Keeps the focus in the filter when the list, its scrollbar or a text beside it is clicked.
        onMouseDown={(event) => event.preventDefault()}
      >
        <OptionList model={model} combobox={combobox} />
        <ListStatus model={model} combobox={combobox} />
        <PopupFooter model={model} combobox={combobox} onCreate={leaveFor} />
      </div>
    </>
  )
}

/**
 * Returns the focus to a select after an action elsewhere, for instance in a dialog of the host, once the element that has the focus there
 * is gone. If the user has focused something else in the meantime, the focus stays there.
 */
async function returnFocusAfter(elsewhere: Promise<void>, box: HTMLElement): Promise<void> {
  const page = box.ownerDocument
  const form = box.closest('.mf')
  await elsewhere
  const isFree = () => isFocusFree(box)
  const isBack = () => !box.isConnected || form?.contains(focusedBeside(box)) === true
  if (isFree()) return focusCombobox(box)
  if (isBack()) return
  // The dialog may disappear in a later render, after an animation, or when the user closes it.
  const watch = new MutationObserver(() => {
    if (isFree()) focusCombobox(box)
    if (isBack()) watch.disconnect()
  })
  for (const tree of [page, box.getRootNode()]) watch.observe(tree, { childList: true, subtree: true })
}

/**
 * Moves the focus out of an open select, which closes it, when something else is pressed: most presses do that by themselves, but not on a
 * touch screen, nor if a page prevents the focus from moving. A touch counts when it is lifted, so that scrolling the page does not close
 * the select.
 */
function usePressOutside(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onPress = (event: PointerEvent) => {
      const select = box.current
      if (select === null || (event.type === 'pointerup') !== (event.pointerType === 'touch')) return
      const focused = focusedBeside(select)
      // `as`: `contains` refuses nothing, and icons have no focus.
      if (isPressOutside(event, select) && select.contains(focused)) (focused as HTMLElement).blur()
    }
    const page = box.current?.ownerDocument.defaultView
    for (const type of presses) page?.addEventListener(type, onPress, true)
    return () => {
      for (const type of presses) page?.removeEventListener(type, onPress, true)
    }
  }, [box])
}

const presses = ['pointerdown', 'pointerup'] as const

/**
 * Handles on-screen keyboards. One that appeared with each list would cover it, and flash when an option is only tapped: so it appears when
 * the filter itself is pressed, or if the user is typing already. Its Backspace may have no key name, so in an empty filter it is
 * recognised by the `beforeinput` event.
 */
function useTouchKeyboard(filter: RefObject<HTMLInputElement | null>, isTyping: boolean, many: ManyActions | undefined) {
  const latest = useRef(many)
  useEffect(() => {
    latest.current = many
  })
  // Missing in jsdom.
  const [isHeldBack, setHeldBack] = useState(() => !isTyping && window.matchMedia?.('(pointer: coarse)').matches)
  useEffect(() => {
    const input = filter.current
    const onBeforeInput = ({ inputType }: InputEvent) => {
      if (inputType === 'deleteContentBackward' && input?.value === '') latest.current?.removeLast()
    }
    input?.addEventListener('beforeinput', onBeforeInput)
    return () => input?.removeEventListener('beforeinput', onBeforeInput)
  }, [filter])
  return { inputMode: isHeldBack ? 'none' : undefined, onPointerDown: isHeldBack ? () => setHeldBack(false) : undefined } as const
}
