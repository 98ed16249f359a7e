import type { RE2JS as Re2 } from 're2js'

/** A pattern whose matching time is proportional to the text. */
export interface LinearProgram {
  readonly test: (text: string) => boolean
  /** A measure of the cost per character of text. */
  readonly size: number
}

export interface LinearEngine {
  /** `undefined` if the engine does not support the pattern. */
  readonly compile: (pattern: string) => LinearProgram | undefined
}

/** Loads RE2, 44 kB compressed, as a separate chunk. Rejects if the chunk does not load. */
export const loadLinearEngine = async (): Promise<LinearEngine> => createLinearEngine(await import('re2js'))

export const createLinearEngine = ({ RE2JS }: { readonly RE2JS: typeof Re2 }): LinearEngine => ({
  compile: (pattern) => {
    try {
      const program = RE2JS.compile(pattern)
      return { test: (text) => program.test(text), size: program.programSize() }
    } catch {
      // Mostly too large for the engine. Such a pattern runs in the worker.
      return undefined
    }
  },
})
