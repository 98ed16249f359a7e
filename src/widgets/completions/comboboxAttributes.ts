import type { TextPlace } from '../../react/expressions/completions.ts'

type TextElement = TextPlace['element']

/** The controls with attributes of the list. */
const described = new WeakSet<Element>()

/** The attributes that the list sets on a control; `undefined` removes one. */
type Attributes = Readonly<
  Record<'role' | `aria-${'autocomplete' | 'haspopup' | 'expanded' | 'controls' | 'activedescendant'}`, string | undefined>
>

/** Set directly, because the control belongs to another component. */
function write(element: Element, attributes: Attributes): void {
  described.add(element)
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) element.removeAttribute(name)
    else element.setAttribute(name, value)
  }
}

/** The control is a combobox with its own list, such as a host widget. */
export const isOtherCombobox = (element: Element): boolean => element.hasAttribute('role') && !described.has(element)

/** Removes the attributes from a control. */
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

/** A control with a closed list. On the fixed side it has no attributes until the list opens. */
export function describeClosed(element: TextElement, isExpression: boolean): void {
  if (isExpression) describe(element, undefined, undefined)
  else describeNothing(element)
}

/** Sets the ids of the open list and of the highlighted option on a control. A textarea is a text box and no combobox. */
export function describe(element: TextElement, list: string | undefined, option: string | undefined): void {
  const isLine = element.matches('input')
  write(element, {
    role: isLine ? 'combobox' : undefined,
    'aria-autocomplete': 'list',
    'aria-haspopup': isLine ? 'listbox' : undefined,
    'aria-expanded': isLine ? String(list !== undefined) : undefined,
    'aria-controls': list,
    'aria-activedescendant': option,
  })
}
