'use client'

import { useLayoutEffect, useRef, useSyncExternalStore, type RefObject } from 'react'
import { createListeners } from '../../core/values/createListeners.ts'
import { getOrInsert } from '../../core/values/getOrInsert.ts'
import type { FormStore } from '../../store/formStore.ts'
import { useFormContext } from '../formContext.ts'

/** Where a form shows the state of a reload, at the field that triggered it or above all fields, and why a submit was refused. */
type Kind = 'field' | 'form' | 'submit'

function createPlaces() {
  const shown: Record<Kind, readonly Element[]> = { field: [], form: [], submit: [] }
  const { subscribe, tell } = createListeners()
  const write = (kind: Kind, elements: readonly Element[]) => {
    shown[kind] = elements
    tell()
  }
  return {
    add: (kind: Kind, element: Element) => {
      write(kind, [...shown[kind], element])
      return () =>
        write(
          kind,
          shown[kind].filter((one) => one !== element),
        )
    },
    last: (kind: Kind) => shown[kind].at(-1),
    subscribe,
  }
}

const known = new WeakMap<FormStore, ReturnType<typeof createPlaces>>()

const usePlaces = () => getOrInsert(known, useFormContext().store, createPlaces)

/** A ref for the element that shows it. */
export function usePlaceRef(kind: Kind): RefObject<HTMLDivElement | null> {
  const places = usePlaces()
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => (ref.current === null ? undefined : places.add(kind, ref.current)), [places, kind])
  return ref
}

/** The element that shows it now. */
export function usePlace(kind: Kind): Element | undefined {
  const places = usePlaces()
  const read = () => places.last(kind)
  return useSyncExternalStore(places.subscribe, read, read)
}
