import type { ModuleFormHandle } from 'moduleform'
import type { Path } from 'moduleform/core'
import { fieldAt } from 'moduleform/explain'
import { useEffect, useState } from 'react'

/** The inspected field, and functions to inspect another. */
export interface Inspected {
  readonly path: Path | undefined
  /** Neither focus nor pointer changes the field. */
  readonly isPinned: boolean
  readonly setPinned: (isPinned: boolean) => void
  readonly inspect: (path: Path) => void
}

/** The field under the pointer, otherwise the one that last had focus or was chosen. Alt+Shift+P pins it. */
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
      // With touch, the pointer is over whatever is pressed, which the focus covers already.
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
    // Pinning applies to the displayed field, even if it is only a preview.
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

/** Returns the same array for an equal path, so that moving the pointer within a field causes no render. */
const keepEqual = (before: Path | undefined, after: Path | undefined): Path | undefined =>
  before !== undefined && after !== undefined && before.join('/') === after.join('/') ? before : after
