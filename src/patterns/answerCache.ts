type Answer = boolean | 'unchecked'

/** Answers from a worker, by pattern and text; the oldest are dropped first. */
export interface AnswerCache {
  readonly get: (key: string) => Answer | undefined
  readonly set: (key: string, answer: Answer) => void
}

/** One key for a pattern and a text; the length distinguishes `a` + `bc` from `ab` + `c`. */
export const answerKey = (pattern: string, text: string): string => `${pattern.length}:${pattern}${text}`

/**
 * Limited by characters, not by entries: a form requests the answers for all its fields before it submits, and could never submit if the
 * first ones were dropped before the last one arrives. The newest answer always stays.
 */
export const createAnswerCache = (maxCharacters: number): AnswerCache => {
  const answers = new Map<string, Answer>()
  let characters = 0

  const dropOldest = (): void => {
    for (const key of answers.keys()) {
      if (characters <= maxCharacters || answers.size <= 1) return
      answers.delete(key)
      characters -= key.length
    }
  }

  return {
    get: (key) => answers.get(key),
    set: (key, answer) => {
      if (!answers.has(key)) characters += key.length
      answers.set(key, answer)
      dropOldest()
    },
  }
}
