import type { Problem } from 'moduleform'
import type { RequestEvent } from 'moduleform/client'
import { formatProblem } from 'moduleform/lint'

/** The part of your tracer that is used here. */
export interface Tracer {
  readonly measure: (name: string, milliseconds: number, facts: Readonly<Record<string, unknown>>) => void
  readonly warn: (message: string, facts: Readonly<Record<string, unknown>>) => void
}

/** Props that trace the requests and problems of a form. Bodies are left out, because they contain user input. */
export function traceForm(tracer: Tracer, step: string) {
  const told = new Set<string>()
  return {
    onRequest: (event: RequestEvent) => {
      if (event.type === 'started') return
      const { endpoint, url, attempt, status, error, durationMs } = event
      const reason = error instanceof Error ? error.message : undefined
      tracer.measure(`module.${endpoint}`, durationMs, { step, url, attempt, status, reason })
    },
    // Called with all problems whenever there is a new one.
    onProblems: (problems: readonly Problem[]) => {
      for (const problem of problems) {
        const { message } = formatProblem(problem)
        if (told.has(message)) continue
        told.add(message)
        tracer.warn(message, { step, code: problem.code, level: problem.level })
      }
    },
  }
}
