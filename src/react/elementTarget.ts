/**
 * The target of an event of a form: an element, or nothing. A type to assert, because `instanceof` fails for an element of another window than
 * this code's, such as in a form that is drawn into a frame.
 */
export type ElementTarget = HTMLElement | null
