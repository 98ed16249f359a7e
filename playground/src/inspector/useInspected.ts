import type { ModuleFormHandle } from 'moduleform'
import type { Path } from 'moduleform/core'
import { fieldAt } from 'moduleform/explain'
import { useEffect, useState } from 'react'

/** Which field is inspected, and how another one is. */
export interface Inspected {
  readonly path: Path | undefined
  /** Neither the focus nor the pointer chooses another. */
  readonly isPinned: boolean
  readonly setPinned: (isPinned: boolean) => void
  readonly inspect: (path: Path) => void
}

/** The field that is pointed at, else the one that had the focus last or was chosen. Alt+Shift+P pins it. */
export function useInspected(form: ModuleFormHandle | undefined): Inspected {
  const [chosen, choose] = useState<Path>()
  const [pointedAt, pointAt] = useState<Path>()
  const [isPinned, setPinned] = useState(false)
  useEffect(() => {
    if (form === undefined || isPinned) return undefined
    const focused = ({ target }: FocusEvent) => {
      const path = fieldAt(form, elementOf(target))
      if (path !== undefined) choose((before) => keepEqual(before, path))
    }
    const pointed = ({ target, pointerType }: PointerEvent) => {
      // A finger points at what it presses, which the focus tells.
      const path = pointerType === 'touch' ? undefined : fieldAt(form, elementOf(target))
      pointAt((before) => keepEqual(before, path))
    }
    document.addEventListener('focusin', focused)
    document.addEventListener('pointerover', pointed)
    return () => {
      document.removeEventListener('focusin', focused)
      document.removeEventListener('pointerover', pointed)
    }
  }, [form, isPinned])
  const path = pointedAt ?? chosen
  const pin = (next: boolean) => {
    // What is looked at is what is pinned, a preview too.
    if (next && path !== undefined) choose(path)
    if (next) pointAt(undefined)
    setPinned(next)
  }
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!event.altKey || !event.shiftKey || event.code !== 'KeyP') return
      event.preventDefault()
      pin(!isPinned)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  })
  const inspect = (next: Path) => {
    choose(next)
    pointAt(undefined)
  }
  return { path, isPinned, setPinned: pin, inspect }
}

const elementOf = (target: EventTarget | null): Element | null => (target instanceof Element ? target : null)

/** The same array for the same path, so that nothing renders anew while the pointer moves over one field. */
const keepEqual = (before: Path | undefined, after: Path | undefined): Path | undefined =>
  before !== undefined && after !== undefined && before.join('/') === after.join('/') ? before : after
