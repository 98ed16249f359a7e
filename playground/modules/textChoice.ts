import type { Choice } from 'moduleform/core'

/** A choice of a text field. Specification 2.9. */
export const textChoice = (value: string, label: string): Choice => ({ value, label })
