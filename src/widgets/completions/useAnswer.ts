'use client'

import { useEffect, useState } from 'react'
import type { CompletionsProps } from '../../react/expressions/completions.ts'
import type { TemplateCompletion } from '../../react/expressions/templates.ts'
import type { Session } from './session.ts'

/** What the host has answered so far. */
export interface Answer {
  readonly status: 'loading' | 'ready' | 'failed'
  /** Of the answer that came last, also while another is on its way. */
  readonly completions: readonly TemplateCompletion[]
  /** What that is the answer to. */
  readonly to: string | undefined
}

/** Milliseconds after which an answer is taken for one that does not come; one that comes all the same counts. */
const patience = 10_000

const nothing: Answer = { status: 'loading', completions: [], to: undefined }

/** Asks for the references of a session, anew for each query. Only the answer to the newest question counts. `attempt`: another asks again. */
export function useAnswer({ field, query, element }: Session, clock: CompletionsProps['clock'], attempt: number): Answer {
  const [answer, setAnswer] = useState(nothing)
  useEffect(() => {
    let isNewest = true
    const set = (next: (last: Answer) => Answer) => {
      if (isNewest) setAnswer(next)
    }
    const settle = (completions: readonly TemplateCompletion[]) => {
      clock.clearTimeout(timer)
      set(() => ({ status: 'ready', completions, to: query }))
    }
    const fail = () => {
      clock.clearTimeout(timer)
      set(() => ({ status: 'failed', completions: [], to: query }))
    }
    const timer = clock.setTimeout(fail, patience)
    const ask = () => {
      // What it throws or rejects with has been reported.
      try {
        const asked = field.complete(query)
        if (Array.isArray(asked)) return settle(asked)
        set((last) => ({ ...last, status: 'loading' }))
        Promise.resolve(asked).then((found) => (Array.isArray(found) ? settle(found) : fail()), fail)
      } catch {
        fail()
      }
    }
    ask()
    return () => {
      isNewest = false
      clock.clearTimeout(timer)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the field is read anew at each key, and asks the same
  }, [element, query, clock, attempt])
  return answer
}
