import type { Problem } from 'moduleform'
import type { RequestEvent } from 'moduleform/client'
import { formatProblem } from 'moduleform/lint'

/** Your tracer, or a part of it. */
export interface Tracer {
  readonly measure: (name: string, milliseconds: number, facts: Readonly<Record<string, unknown>>) => void
  readonly warn: (message: string, facts: Readonly<Record<string, unknown>>) => void
}

/** The props of a form whose requests and problems are traced. Bodies are left out: they hold what people have filled in. */
export function traceForm(tracer: Tracer, step: string) {
  const told = new Set<string>()
  return {
    onRequest: (event: RequestEvent) => {
      if (event.type === 'started') return
      const { endpoint, url, attempt, status, error, durationMs } = event
      const reason = error instanceof Error ? error.message : undefined
      tracer.measure(`module.${endpoint}`, durationMs, { step, url, attempt, status, reason })
    },
    // All problems there are, each time there is another.
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
