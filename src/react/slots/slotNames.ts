import type { SlotName, Slots } from './slotProps.ts'

/** A row for each slot; one that is missing does not compile. */
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

/** The parts of a form that a host may draw. */
export const slotNames: readonly string[] = Object.keys(known)

/** What a host has named and no form has. */
export const unknownSlots = (slots: Slots = {}): readonly string[] => Object.keys(slots).filter((name) => !slotNames.includes(name))
