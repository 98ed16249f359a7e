import type { TextPlace } from '../../react/expressions/completions.ts'

type TextElement = TextPlace['element']

/** The controls that carry attributes of the list's. */
const described = new WeakSet<Element>()

/** What the list writes on a control; `undefined` where there is no such thing. */
type Attributes = Readonly<
  Record<'role' | `aria-${'autocomplete' | 'haspopup' | 'expanded' | 'controls' | 'activedescendant'}`, string | undefined>
>

/** Written by hand: the control may be any, and is none of the list's. */
function write(element: Element, attributes: Attributes): void {
  described.add(element)
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) element.removeAttribute(name)
    else element.setAttribute(name, value)
  }
}

/** The control is a combobox with a list of its own: a widget of the host's. */
export const isOtherCombobox = (element: Element): boolean => element.hasAttribute('role') && !described.has(element)

/** Takes from a control what was written on it. */
export function describeNothing(element: TextElement): void {
  if (!described.has(element)) return
  write(element, {
    role: undefined,
    'aria-autocomplete': undefined,
    'aria-haspopup': undefined,
    'aria-expanded': undefined,
    'aria-controls': undefined,
    'aria-activedescendant': undefined,
  })
  described.delete(element)
}

/** A control whose list is closed; one of a fixed value says nothing of it until it opens. */
export function describeClosed(element: TextElement, isExpression: boolean): void {
  if (isExpression) describe(element, undefined, undefined)
  else describeNothing(element)
}

/** A control with the ids of its list, while that is open, and of the option that the keys are at. Several lines are a text box and no combobox. */
export function describe(element: TextElement, list: string | undefined, option: string | undefined): void {
  const isLine = element instanceof HTMLInputElement
  write(element, {
    role: isLine ? 'combobox' : undefined,
    'aria-autocomplete': 'list',
    'aria-haspopup': isLine ? 'listbox' : undefined,
    'aria-expanded': isLine ? String(list !== undefined) : undefined,
    'aria-controls': list,
    'aria-activedescendant': option,
  })
}
