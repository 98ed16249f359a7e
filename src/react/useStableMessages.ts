'use client'

import { useMemo } from 'react'
import type { FormMessages } from './formMessages.ts'
import { useLatest } from './useLatest.ts'
import { useStable } from './useStable.ts'

const none: FormMessages = {}

/**
 * The host's texts, with functions that stand for the latest ones: written inline they are new at each render, and must not render the
 * form anew. Decisions §9.
 */
export function useStableMessages(messages: FormMessages = none): FormMessages {
  const latest = useLatest<Readonly<Record<string, unknown>>>(messages)
  const texts = useStable(
    Object.fromEntries(Object.entries(messages).map(([name, text]) => [name, typeof text === 'function' ? '' : text])),
  )
  const functionNames = useStable(Object.entries(messages).flatMap(([name, text]) => (typeof text === 'function' ? [name] : [])))
  return useMemo(() => {
    const standIns = functionNames.map((name) => [name, (...args: readonly unknown[]) => callText(latest.current[name], args)])
    // Each stand-in has the signature of the text it stands for.
    return { ...texts, ...Object.fromEntries(standIns) } as FormMessages
  }, [texts, functionNames, latest])
}

const callText = (text: unknown, args: readonly unknown[]): string => (typeof text === 'function' ? String(text(...args)) : String(text))
