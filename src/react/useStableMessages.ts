'use client'

import { useMemo } from 'react'
import { messages as validationMessages } from '../core/validation/messages.ts'
import { askHost, type ReportFailure } from '../store/callHost.ts'
import { type FormMessages, defaultUiMessages } from './uiMessages.ts'
import { useLatest, useStable } from './useStable.ts'

const none: FormMessages = {}

/**
 * The host's texts, with functions that stand for the latest ones: written inline they are new at each render, and must not render the
 * form anew. Decisions §9. In place of one that throws stands the default text.
 */
export function useStableMessages(messages: FormMessages = none, report: ReportFailure): FormMessages {
  const latest = useLatest<Readonly<Record<string, unknown>>>(messages)
  const texts = useStable(
    Object.fromEntries(Object.entries(messages).map(([name, text]) => [name, typeof text === 'function' ? '' : text])),
  )
  const functionNames = useStable(Object.entries(messages).flatMap(([name, text]) => (typeof text === 'function' ? [name] : [])))
  return useMemo(() => {
    const standIns = functionNames.map((name) => [name, createStandIn(name, () => latest.current[name], report)])
    // Each stand-in has the signature of the text it stands for.
    return { ...texts, ...Object.fromEntries(standIns) } as FormMessages
  }, [texts, functionNames, latest, report])
}

const defaults: Readonly<Record<string, unknown>> = { ...validationMessages, ...defaultUiMessages }

const createStandIn =
  (name: string, current: () => unknown, report: ReportFailure) =>
  (...args: readonly unknown[]): string => {
    try {
      return askHost(report, 'messages', () => callText(current(), args))
    } catch {
      // It has been reported.
      return callText(defaults[name] ?? '', args)
    }
  }

const callText = (text: unknown, args: readonly unknown[]): string => (typeof text === 'function' ? String(text(...args)) : String(text))
