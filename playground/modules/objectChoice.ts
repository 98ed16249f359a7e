import type { Choice } from 'moduleform/core'

/** A choice of an object field: `{value: {id, label}, label}`. Specification 2.9. */
export const objectChoice = (id: string, label: string): Choice => ({ value: { id, label }, label })
