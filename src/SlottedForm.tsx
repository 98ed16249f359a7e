'use client'

import { useMemo, type ReactNode } from 'react'
import { FormContext, useFormContext } from './react/formContext.ts'
import { createSlotParts } from './react/slots/createSlotParts.tsx'
import type { Slots } from './react/slots/slotProps.ts'
import { useStable } from './react/useStable.ts'
import { DrawnPartsContext } from './widgets/group/drawnParts.ts'
import { createSlottedCard } from './widgets/group/createSlottedCard.tsx'
import { createSlottedRow } from './widgets/rows/createSlottedRow.tsx'

export interface SlottedFormProps {
  readonly slots: Slots
  readonly children: ReactNode
}

/** A form with slots from the host. Loaded if there are any. */
export function SlottedForm({ slots: given, children }: SlottedFormProps) {
  const form = useFormContext()
  const { report } = form
  const stable = useStable(given)
  const slots = useMemo(() => createSlotParts(stable, report), [stable, report])
  const value = useMemo(() => ({ ...form, slots }), [form, slots])
  const drawn = useMemo(
    () => ({
      ...(stable.group && { card: createSlottedCard(slots.draw) }),
      ...(stable.row && { row: createSlottedRow(slots.draw) }),
    }),
    [stable, slots],
  )
  return (
    <FormContext.Provider value={value}>
      <DrawnPartsContext.Provider value={drawn}>{children}</DrawnPartsContext.Provider>
    </FormContext.Provider>
  )
}
