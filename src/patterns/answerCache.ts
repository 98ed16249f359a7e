type Answer = boolean | 'unchecked'

/** Answers that took a worker, by pattern and text; the oldest go first. */
export interface AnswerCache {
  readonly get: (key: string) => Answer | undefined
  readonly set: (key: string, answer: Answer) => void
}

/** One key for a pattern and a text; the length keeps `a` + `bc` apart from `ab` + `c`. */
export const answerKey = (pattern: string, text: string): string => `${pattern.length}:${pattern}${text}`

/**
 * Bounded by characters and not by entries: a form asks for all its fields at once before it submits, and would never be done if some
 * answers were gone when the last one arrives. The newest answer always stays.
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
