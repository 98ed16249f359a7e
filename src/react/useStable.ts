'use client'

import { useState, useLayoutEffect, useMemo, useRef, type RefObject } from 'react'
import { isEqual } from '../core/schema/json.ts'

/** The first of all equal values: a new identity of an equal prop is no change. Decisions §9. */
export function useStable<Value>(value: Value): Value {
  const [known, setKnown] = useState(() => value)
  if (known === value || isEqual(known, value)) return known
  // The updater form, because a value may be a function itself.
  setKnown(() => value)
  return value
}

/** The same object until one of its properties changes. For object literals, whose keys are always the same. */
export const useSame = <Parts extends object>(parts: Parts): Parts =>
  // oxlint-disable-next-line react/exhaustive-deps -- what the object is made of is what it depends on
  useMemo(() => parts, Object.values(parts))

/** The value of the last render that took effect, for callbacks and effects that must not change with it. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
