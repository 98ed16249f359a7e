import type { MatchPattern } from '../core/validation/matchPattern.ts'
import type { PatternMatcher } from './patternMatcher.ts'

/** Matches patterns as soon as the code that can is loaded; `pending` until then. */
export interface PatternSource {
  readonly match: MatchPattern
  /** Patterns that some text was let pass for only because they could not be run; the same set until there is one more. */
  readonly unenforced: () => ReadonlySet<string>
  readonly subscribe: (listener: () => void) => () => void
  readonly dispose: () => void
}

/** Creates a source that loads its matcher with the first pattern: a form without patterns loads none of it. */
export function createPatternSource(load: () => Promise<PatternMatcher>): PatternSource {
  const listeners = new Set<() => void>()
  let matcher: PatternMatcher | 'loading' | 'absent' | undefined
  let unenforced: ReadonlySet<string> = new Set()

  const noteUnenforced = (pattern: string) => {
    if (!unenforced.has(pattern)) unenforced = new Set([...unenforced, pattern])
  }

  const tell = () => {
    for (const listener of listeners) listener()
  }
  const start = async () => {
    matcher = 'loading'
    try {
      const loaded = await load()
      loaded.subscribe(tell)
      matcher = loaded
    } catch {
      // Without the code no pattern can be checked; a form that could never be submitted would be worse. Decisions §8.
      matcher = 'absent'
    }
    tell()
  }
  return {
    match: (pattern, text) => {
      if (typeof matcher === 'object') {
        const answer = matcher.match(pattern, text)
        if (matcher.notEnforced(pattern)) noteUnenforced(pattern)
        return answer
      }
      if (matcher === undefined) void start()
      if (matcher !== 'absent') return 'pending'
      noteUnenforced(pattern)
      return true
    },
    unenforced: () => unenforced,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    dispose: () => {
      if (typeof matcher === 'object') matcher.dispose()
      matcher = undefined
    },
  }
}
