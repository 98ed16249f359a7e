'use client'

import { useMemo } from 'react'
import type { LazyPart } from '../../react/loadOnce.ts'

interface ReadsNumbers {
  readonly plainNumber: (text: string, locale: string | undefined) => string
}

/** Reads text in number fields in the locale, once the number module is loaded. */
export const useNumberTyping = (locale: string | undefined, { current, load }: LazyPart<ReadsNumbers>) =>
  useMemo(() => ({ toPlain: (text: string) => current()?.plainNumber(text, locale) ?? text, load }), [locale, current, load])
