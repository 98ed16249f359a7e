'use client'

import { lazy, useEffect, useMemo, useState, type ReactNode } from 'react'
import { HostSuspense } from './react/HostSuspense.tsx'
import { FormContext, type FormContextValue } from './react/formContext.ts'
import { loadOnce } from './react/loadOnce.ts'
import type { Slots } from './react/slots/slotProps.ts'
import { useStable } from './react/useStable.ts'
import { type DrawnParts, DrawnPartsContext } from './widgets/group/drawnParts.ts'

interface Around {
  readonly children: ReactNode
}

// If it cannot be loaded, the form renders all parts itself.
export const slotCode = loadOnce(() =>
  import('./createSlots.ts').then(
    ({ createSlots }) => createSlots,
    () => () => undefined,
  ),
)

export const Through = ({ children }: Around) => children
export const LateThrough = lazy(() => slotCode.load().then(() => ({ default: Through })))

// Synchronous server rendering cannot wait for it, so it is loaded beforehand.
if (typeof document === 'undefined') slotCode.preload()

const Waiting = ({ children }: Around) => (
  <HostSuspense>
    <LateThrough>{children}</LateThrough>
  </HostSuspense>
)

interface SlottedFormProps extends Around {
  readonly form: FormContextValue
  readonly slots: Slots | undefined
}

/**
 * A form with the parts that the host draws. One that starts with such parts waits for their code; one that gets them later shows its own
 * until then, so that nothing is mounted anew.
 */
export function SlottedForm({ children, ...given }: SlottedFormProps) {
  const [Wait] = useState(() => (given.slots && !slotCode.current() ? Waiting : Through))
  return (
    <Wait>
      <Parts {...given}>{children}</Parts>
    </Wait>
  )
}

const noneDrawn: DrawnParts = {}

function Parts({ form, slots, children }: SlottedFormProps) {
  const { report } = form
  const given = useStable(slots)
  const [create, setCreate] = useState(slotCode.current)
  useEffect(() => {
    if (given && !create) void slotCode.load().then((code) => setCreate(() => code))
  }, [given, create])
  const made = useMemo(() => given && create?.(given, report), [given, create, report])
  const value = useMemo(() => ({ ...form, slots: made?.slots }), [form, made])
  return (
    <FormContext.Provider value={value}>
      <DrawnPartsContext.Provider value={made?.drawn ?? noneDrawn}>{children}</DrawnPartsContext.Provider>
    </FormContext.Provider>
  )
}
