'use client'

import { useState } from 'react'
import { isEqual } from '../core/values/isEqual.ts'

/** The first of all equal values: a new identity of an equal prop is no change. Decisions §9. */
export function useStable<Value>(value: Value): Value {
  const [known, setKnown] = useState(() => value)
  if (known === value || isEqual(known, value)) return known
  // The updater form, because a value may be a function itself.
  setKnown(() => value)
  return value
}
