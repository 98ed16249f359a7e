import type { SlotName, Slots } from './slotProps.ts'

/** A row for each slot; a missing one is a type error. */
const known: Readonly<Record<SlotName, true>> = {
  field: true,
  label: true,
  description: true,
  error: true,
  group: true,
  row: true,
  actions: true,
  summary: true,
  notices: true,
}

/** The slots of a form. */
export const slotNames: readonly string[] = Object.keys(known)

/** The names in the host's map that are no slots. */
export const unknownSlots = (slots: Slots | null | undefined): readonly string[] =>
  Object.keys(slots ?? {}).filter((name) => !slotNames.includes(name))
