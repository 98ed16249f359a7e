'use client'

import { useEffect, useMemo, useState } from 'react'
import type { FormContextValue } from '../react/formContext.ts'
import { localPart, type LocalPart } from '../react/localPart.ts'
import { shownText } from '../widgets/control/shownText.ts'
import { plainNumbers } from '../widgets/number/plainNumbers.ts'
import type { LocalTexts } from './readLocalTexts.ts'
import type { Place } from './usePlace.ts'

/** Parses and formats numbers and dates in a locale: loaded with the first such field. */
export const localTexts: LocalPart<LocalTexts> = localPart(async () => (await import('./readLocalTexts.ts')).createLocalTexts(plainNumbers))

/** The text of a field, and how it is typed into. */
export interface LocalText {
  readonly text: string
  readonly setText: (text: string) => void
  /** Shows the typed text as it was read. */
  readonly settle: () => void
}

/**
 * The text typed into a date until it is left, the text passed to the form, and the previous date, whose zone is used, also after a text that is
 * none was left.
 */
interface Typing {
  readonly typed?: string | undefined
  readonly told: string
  readonly before: string
}

const nothing = () => {}

/**
 * Shows and reads numbers and dates in the locale of the form, once the code is loaded; until then, or if that fails, with `.` and as ISO
 * text. Decisions §2. The same object until something in it changes.
 */
export function useLocalText({ store, locale, disabled }: FormContextValue, place: Place | undefined): LocalText {
  const cell = place?.view.cell
  const address = cell?.address ?? ''
  const text = cell?.text
  const value = cell?.value
  // An expression is text in any type of field, and a password is shown unchanged.
  const control = cell === undefined || cell.expression || cell.node.secret ? undefined : place?.view.control
  const kind = control === 'date' || control === 'date-time' ? control : undefined
  const local = localTexts.use(control === 'number' || kind !== undefined)
  const [isLate] = useState(() => localTexts.current() === undefined)
  const [typing, setTyping] = useState<Typing>()
  const given = shownText(value, text)

  const shown = useMemo((): LocalText => {
    const tell = (typed: string) => store.dispatch({ type: 'textTyped', address, text: typed })
    if (local === undefined || kind === undefined) {
      const isWritten = local && text === undefined && typeof value === 'number'
      return { text: isWritten ? local.writeNumber(value, locale) : given, setText: tell, settle: nothing }
    }
    const now = typing?.told === given ? typing : undefined
    const written = local.formatDate(given, kind, locale)
    // An empty field forgets its zone.
    const before = written === undefined && given !== '' ? (now?.before ?? '') : given
    return {
      text: now?.typed ?? written ?? given,
      setText: (typed) => {
        const reading = local.readDate(typed, { kind, locale, before })
        const told = 'text' in reading ? reading.text : typed
        setTyping({ typed, told, before })
        tell(told)
      },
      settle: () => {
        if (now?.typed !== undefined) setTyping({ ...now, typed: undefined })
      },
    }
  }, [store, address, text, value, given, kind, locale, local, typing])

  const { setText } = shown
  useEffect(() => {
    if (!isLate || local === undefined || text === undefined || disabled) return
    // Typed before this code was loaded. A date that can be read already stays as it is.
    if (kind === undefined || local.formatDate(text, kind, locale) === undefined) setText(text)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it has come
  }, [local])
  return shown
}
