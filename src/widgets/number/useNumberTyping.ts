'use client'

import { useMemo } from 'react'
import type { LazyPart } from '../../react/loadOnce.ts'

interface ReadsNumbers {
  readonly plainNumber: (text: string, locale: string | undefined) => string
}

/** How a form reads what is typed into its number fields: as people of the locale write it, as soon as what does so is there. */
export const useNumberTyping = (locale: string | undefined, { current, load }: LazyPart<ReadsNumbers>) =>
  useMemo(() => ({ toPlain: (text: string) => current()?.plainNumber(text, locale) ?? text, load }), [locale, current, load])
