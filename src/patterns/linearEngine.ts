import type { RE2JS as Re2 } from 're2js'

/** A pattern whose matching takes time in proportion to the text. */
export interface LinearProgram {
  readonly test: (text: string) => boolean
  /** A measure of what one character of text costs. */
  readonly size: number
}

export interface LinearEngine {
  /** `undefined` where the engine refuses the pattern. */
  readonly compile: (pattern: string) => LinearProgram | undefined
}

/** Loads RE2, 44 kB compressed, in a chunk of its own. Rejects where the chunk does not load. */
export const loadLinearEngine = async (): Promise<LinearEngine> => createLinearEngine(await import('re2js'))

export const createLinearEngine = ({ RE2JS }: { readonly RE2JS: typeof Re2 }): LinearEngine => ({
  compile: (pattern) => {
    try {
      const program = RE2JS.compile(pattern)
      return { test: (text) => program.test(text), size: program.programSize() }
    } catch {
      // Too large for it, mostly. Such a pattern runs in the worker.
      return undefined
    }
  },
})
