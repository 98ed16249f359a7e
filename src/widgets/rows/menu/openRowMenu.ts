import { autoUpdate, computePosition, flip, offset, shift } from '@floating-ui/dom'
import { isComposing } from '../../../react/isComposing.ts'
import type { ClassOf } from '../../../react/classNames.ts'
import { createMenuKeys } from './menuKeys.ts'
import type { RowMenuItem } from '../../../react/slots/slotProps.ts'
import type { RowMessages } from '../../../react/field/rowMessages.ts'
import type { RowActions } from '../rowList.ts'
import type { RowsView, WidgetProps } from '../../../react/widgetProps.ts'

/** What a menu is opened for. */
export interface RowMenu extends RowPlace {
  /** It stands beside that, and gives the focus back to it. */
  readonly button: HTMLElement
  /** The last entry gets the focus, and not the first. */
  readonly fromEnd: boolean
  readonly classOf: ClassOf
}

/** The one that is open. */
let opened: { readonly button: HTMLElement; readonly close: () => void } | undefined

/** Opens the menu of a row, or closes it where it is open. The focus is on one of its entries until it closes. Loaded on demand. */
export function openRowMenu(menu: RowMenu): void {
  const { button, fromEnd } = menu
  const isOpen = opened?.button === button
  opened?.close()
  if (isOpen) return
  const listeners = new AbortController()
  const close = () => {
    opened = undefined
    listeners.abort()
  }
  /** Before the browser goes on from what has the focus, by Tab for instance. */
  const leave = () => {
    button.focus({ preventScroll: true })
    close()
  }
  const element = createMenu(menu, leave)
  listeners.signal.addEventListener('abort', showBeside(button, element))
  opened = { button, close }
  closeByItself(element, button, { leave, close, signal: listeners.signal })
  // The entries that do nothing can be reached, but nobody starts there.
  const able = element.querySelectorAll<HTMLElement>('[role="menuitem"]:not([aria-disabled])')
  able[fromEnd ? able.length - 1 : 0]?.focus({ preventScroll: true })
}

/** The elements of a menu. The form draws them nowhere: they are there while the menu is open, like what shows a drag. */
function createMenu({ button, classOf, ...place }: RowMenu, leave: () => void): HTMLElement {
  const element = document.createElement('div')
  element.className = classOf('menu')
  element.setAttribute('role', 'menu')
  element.tabIndex = -1
  element.setAttribute('aria-labelledby', button.id)
  for (const item of rowMenuItems(place)) element.append(createItem(item, button, { classOf, leave }))
  const onKey = createMenuKeys(element)
  element.addEventListener('keydown', (event) => {
    // What lies around the menu has keys of its own.
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
    // The form may have become one that can only be read.
    if (opener.isConnected) run()
  })
  return item
}

interface Leaving {
  /** Closes the menu and gives the focus back. */
  readonly leave: () => void
}

const middleware = [offset(4), flip({ padding: 8 }), shift({ padding: 8, crossAxis: true })]

/** Shows a menu at its button, in the top layer, so that nothing clips it. Says on the button that it is open. Returns what takes it away. */
function showBeside(button: HTMLElement, element: HTMLElement): () => void {
  button.after(element)
  // Until the place is computed, a microtask later and before it is painted.
  Object.assign(element.style, { position: 'fixed', left: '0', top: '0' })
  // Types promise `showPopover`; browsers before 2024 do not have it.
  if ('showPopover' in element) {
    element.popover = 'manual'
    element.showPopover()
  }
  button.setAttribute('aria-expanded', 'true')
  const place = async () => {
    const { x, y } = await computePosition(button, element, { strategy: 'fixed', placement: 'bottom-end', middleware })
    element.style.left = `${x}px`
    element.style.top = `${y}px`
  }
  const stop = autoUpdate(button, element, () => void place())
  return () => {
    stop()
    button.removeAttribute('aria-expanded')
    element.remove()
  }
}

/** Escape closes a menu, a press elsewhere and the focus that goes elsewhere; so does the end of its row. */
function closeByItself(
  element: HTMLElement,
  button: HTMLElement,
  { leave, close, signal }: Leaving & { readonly close: () => void; readonly signal: AbortSignal },
): void {
  const isInside = (target: EventTarget | null) => target instanceof Node && (element.contains(target) || button.contains(target))
  const options = { capture: true, signal }
  // On its way down from the window, because dialogs of hosts listen for it too.
  window.addEventListener(
    'keydown',
    (event) => {
      if (!element.isConnected) close()
      else if (event.key === 'Escape' && !isComposing(event)) {
        event.preventDefault()
        event.stopPropagation()
        leave()
      }
    },
    options,
  )
  window.addEventListener('pointerdown', ({ target }) => isInside(target) || close(), options)
  element.addEventListener('focusout', ({ relatedTarget }) => relatedTarget === null || isInside(relatedTarget) || close(), { signal })
}

/** A row where it stands. */
export interface RowPlace {
  readonly messages: WidgetProps['messages'] & RowMessages
  readonly rowKey: string
  readonly rows: Pick<RowsView, 'keys' | 'canAdd' | 'canRemove'>
  readonly actions: RowActions
}

/** What can be done with a row. */
export function rowMenuItems({ rowKey, rows, messages, actions }: RowPlace): readonly RowMenuItem[] {
  const { keys, canAdd, canRemove } = rows
  const entry = (name: RowMenuItem['name'], label: string, run: () => void, isOff = false): RowMenuItem => ({ name, label, run, isOff })
  const moves = [
    entry('up', messages.moveRowUp, () => actions.step(rowKey, -1, 'menu'), rowKey === keys[0]),
    entry('down', messages.moveRowDown, () => actions.step(rowKey, 1, 'menu'), rowKey === keys.at(-1)),
  ]
  const additions = [
    entry('above', messages.insertRowAbove, () => actions.insert(rowKey, 0)),
    entry('below', messages.insertRowBelow, () => actions.insert(rowKey, 1)),
    entry('duplicate', messages.duplicateRow, () => actions.duplicate(rowKey)),
  ]
  const removal = [entry('remove', messages.removeRow, () => actions.remove(rowKey))]
  return [...(keys.length > 1 ? moves : []), ...(canAdd ? additions : []), ...(canRemove ? removal : [])]
}
