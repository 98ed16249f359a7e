import type { ReportFailure } from './store/callHost.ts'
import { createSlotParts } from './react/slots/createSlotParts.tsx'
import type { Slots } from './react/slots/slotProps.ts'
import { createSlottedCard } from './widgets/group/createSlottedCard.tsx'
import { createSlottedRow } from './widgets/rows/createSlottedRow.tsx'

/** What renders the parts that a host draws itself. */
export const createSlots = (given: Slots, report: ReportFailure) => {
  const slots = createSlotParts(given, report)
  return {
    slots,
    drawn: {
      ...(given.group && { card: createSlottedCard(slots.draw) }),
      ...(given.row && { row: createSlottedRow(slots.draw) }),
    },
  }
}
