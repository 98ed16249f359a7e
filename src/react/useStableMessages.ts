'use client'

import { useMemo } from 'react'
import { isAbsent } from '../core/schema/json.ts'
import { messages as validationMessages } from '../core/validation/messages.ts'
import { askHost, type ReportFailure } from '../store/callHost.ts'
import { type FormMessages, defaultUiMessages } from './uiMessages.ts'
import type { FormProps } from './form/formProps.ts'
import { translationOf } from './locale.ts'
import { useLatest, useStable } from './useStable.ts'

const none: FormMessages = {}

/**
 * The host's texts, with stable functions that call the latest ones: inline functions are new at each render, and must not render the form
 * again. A function that throws, or returns nothing, is replaced by the default text. Decisions §9.
 */
export function useStableMessages(
  { messages: given, locale }: Pick<FormProps, 'messages' | 'locale'>,
  report: ReportFailure,
): FormMessages {
  const messages = given ?? none
  const translation = translationOf(locale)
  const latest = useLatest<Readonly<Record<string, unknown>>>(messages)
  // `null` stands for a function. A text that the host leaves out, with `undefined` for instance, is the default.
  const texts = useStable(
    Object.fromEntries(
      Object.entries(messages).flatMap(([name, text]) => (isAbsent(text) ? [] : [[name, typeof text === 'function' ? null : text]])),
    ),
  )
  return useMemo(() => {
    const known: Readonly<Record<string, unknown>> = { ...defaults, ...translation }
    const own = Object.entries(texts).map(([name, text]) => [
      name,
      text ?? createStandIn(known[name] ?? '', () => latest.current[name], report),
    ])
    // Each wrapper has the signature of the function it wraps.
    return { ...translation, ...Object.fromEntries(own) } as FormMessages
  }, [translation, texts, latest, report])
}

const defaults = { ...validationMessages, ...defaultUiMessages }

const createStandIn =
  (fallback: unknown, current: () => unknown, report: ReportFailure) =>
  (...args: readonly unknown[]): string => {
    try {
      return String(askHost(report, 'messages', () => callText(current(), args)) ?? callText(fallback, args))
    } catch {
      // Already reported.
      return String(callText(fallback, args))
    }
  }

const callText = (text: unknown, args: readonly unknown[]): unknown => (typeof text === 'function' ? text(...args) : text)
