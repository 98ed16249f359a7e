import { autoUpdate, flip, offset, type Placement, shift } from '@floating-ui/dom'
import { focusedBeside } from '../../../react/focusedBeside.ts'
import { listen } from '../../../react/listen.ts'
import type { ElementTarget } from '../../../react/elementTarget.ts'
import { isComposing } from '../../../react/isComposing.ts'
import type { ClassOf } from '../../../react/classNames.ts'
import { createMenuKeys } from './menuKeys.ts'
import type { RowMenuItem } from '../../../react/slots/slotProps.ts'
import type { RowMessages } from '../../../react/field/rowMessages.ts'
import type { RowActions, RowPart } from '../rowList.ts'
import type { RowsView, WidgetProps } from '../../../react/widgetProps.ts'
import { placeBeside, type PopupSpace } from '../../popup/placeBeside.ts'
import { isPressOutside, showInTopLayer } from '../../popup/topLayer.ts'

export interface RowMenu extends RowPlace {
  /** The menu is placed beside it, and returns the focus to it. */
  readonly button: HTMLElement
  /** The last entry gets the focus, and not the first. */
  readonly fromEnd: boolean
  readonly classOf: ClassOf
}

/** The open menu. */
let opened: { readonly button: HTMLElement; readonly close: () => void } | undefined

export const closeRowMenu = () => opened?.close()

/** Opens the menu of a row, or closes it where it is open. The focus is on one of its entries until it closes. Loaded on demand. */
export function openRowMenu(menu: RowMenu): void {
  const { button, fromEnd } = menu
  const isOpen = opened?.button === button
  closeRowMenu()
  // The button may have been hidden while this code was loading.
  if (isOpen || !isShown(button)) return
  const close = () => {
    opened = undefined
    stopListening()
    hide()
  }
  /** Returns the focus first, so that the browser continues from the button, for instance with Tab. */
  const leave = () => {
    button.focus({ preventScroll: true })
    close()
  }
  const element = createMenu(menu, leave)
  const hide = showBeside(button, element, { placement: menu.part === 'handle' ? 'bottom-start' : 'bottom-end', onGone: close })
  const stopListening = closeByItself(element, button, { leave, close })
  opened = { button, close }
  // Disabled entries can be reached, but do not get the initial focus.
  const able = element.querySelectorAll<HTMLElement>('[role="menuitem"]:not([aria-disabled])')
  able[fromEnd ? able.length - 1 : 0]?.focus({ preventScroll: true })
}

/** Creates the elements of a menu. They are not rendered by React and exist only while the menu is open, like the styles of a drag. */
function createMenu({ button, classOf, ...place }: RowMenu, leave: () => void): HTMLElement {
  const element = document.createElement('div')
  element.className = classOf('menu')
  element.setAttribute('role', 'menu')
  element.tabIndex = -1
  element.setAttribute('aria-labelledby', button.id)
  for (const item of rowMenuItems(place)) element.append(createItem(item, button, { classOf, leave }))
  const onKey = createMenuKeys(element)
  element.addEventListener('keydown', (event) => {
    // Elements around the menu handle keys too.
    event.stopPropagation()
    if (event.key === 'Tab') leave()
    else onKey(event)
  })
  return element
}

function createItem({ name, label, isOff, run }: RowMenuItem, opener: HTMLElement, { classOf, leave }: Pick<RowMenu, 'classOf'> & Leaving) {
  const item = document.createElement('button')
  item.type = 'button'
  item.className = classOf('menu-item')
  item.setAttribute('role', 'menuitem')
  item.tabIndex = -1
  item.dataset['part'] = name
  item.textContent = label
  if (isOff) item.setAttribute('aria-disabled', 'true')
  item.addEventListener('click', () => {
    if (isOff) return
    leave()
    // The form may have become read-only.
    if (opener.isConnected) run()
  })
  return item
}

interface Leaving {
  /** Closes the menu and returns the focus. */
  readonly leave: () => void
}

const middleware = ({ rootBoundary }: PopupSpace) => [
  offset(4),
  flip({ padding: 8, rootBoundary }),
  shift({ padding: 8, rootBoundary, crossAxis: true }),
]

interface Showing {
  readonly placement: Placement
  /** The button is gone or hidden, because the form has become read-only for instance. */
  readonly onGone: () => void
}

/**
 * Shows a menu at its button, in the top layer, so that it is not clipped, and sets `aria-expanded` on the button. Returns a function that
 * removes it.
 */
function showBeside(button: HTMLElement, element: HTMLElement, { placement, onGone }: Showing): () => void {
  button.after(element)
  showInTopLayer(element)
  button.setAttribute('aria-expanded', 'true')
  const stop = autoUpdate(button, element, () => {
    // Observed as a change of its size.
    if (!isShown(button)) onGone()
    else void placeBeside(button, element, { placement, middleware })
  })
  return () => {
    stop()
    button.removeAttribute('aria-expanded')
    element.remove()
  }
}

/** Whether the button can be seen and used: a host hides what it may show again. Older browsers lack `checkVisibility`. */
const isShown = (button: HTMLElement): boolean =>
  button.isConnected && button.checkVisibility?.({ visibilityProperty: true }) !== false && button.closest('[inert]') === null

interface Closing extends Leaving {
  readonly close: () => void
}

/** Closes a menu on Escape, on a press or focus elsewhere, and when its row is removed or hidden, until the returned function is called. */
function closeByItself(element: HTMLElement, button: HTMLElement, { leave, close }: Closing): () => void {
  const page = button.ownerDocument.defaultView
  const onKey = (event: KeyboardEvent) => {
    if (!element.isConnected || !isShown(button)) close()
    else if (event.key === 'Escape' && !isComposing(event)) {
      event.preventDefault()
      event.stopPropagation()
      leave()
    }
  }
  /** Only this tells a frame of a press on the page around it. The focus returns with the window, unless it goes elsewhere by then. */
  const closeWithWindow = () => {
    close()
    const giveBack = () => focusedBeside(button) ?? button.focus({ preventScroll: true })
    page?.addEventListener('focus', giveBack, { once: true })
  }
  const onPress = (event: Event) => {
    if (isPressOutside(event, button, element)) close()
  }
  const onFocusOut = (event: FocusEvent) => {
    const next = event.relatedTarget as ElementTarget
    if (next === null ? !isShown(button) : !element.contains(next) && !button.contains(next)) close()
  }
  const stops = [
    // In the capturing phase of the window, because dialogs of hosts listen for it too.
    listen(page, { keydown: onKey, pointerdown: onPress }, { capture: true }),
    listen(page, { blur: closeWithWindow }),
    listen(element, { focusout: onFocusOut }),
  ]
  return () => stops.forEach((stop) => stop())
}

/** A row and its array. */
export interface RowPlace {
  readonly messages: WidgetProps['messages'] & RowMessages
  readonly rowKey: string
  /** Opens the menu, and keeps the focus when the row moves. */
  readonly part: RowPart
  readonly rows: Pick<RowsView, 'keys' | 'canAdd' | 'canRemove'>
  readonly actions: RowActions
}

/** The menu entries of a row. */
export function rowMenuItems({ rowKey, part, rows, messages, actions }: RowPlace): readonly RowMenuItem[] {
  const { keys, canAdd, canRemove } = rows
  const entry = (name: RowMenuItem['name'], label: string, run: () => void, isOff = false): RowMenuItem => ({ name, label, run, isOff })
  const moves = [
    entry('up', messages.moveRowUp, () => actions.step(rowKey, -1, part), rowKey === keys[0]),
    entry('down', messages.moveRowDown, () => actions.step(rowKey, 1, part), rowKey === keys.at(-1)),
  ]
  const additions = [
    entry('above', messages.insertRowAbove, () => actions.insert(rowKey, 0)),
    entry('below', messages.insertRowBelow, () => actions.insert(rowKey, 1)),
    entry('duplicate', messages.duplicateRow, () => actions.duplicate(rowKey)),
  ]
  const removal = [entry('remove', messages.removeRow, () => actions.remove(rowKey))]
  return [...(keys.length > 1 ? moves : []), ...(canAdd ? additions : []), ...(canRemove ? removal : [])]
}
