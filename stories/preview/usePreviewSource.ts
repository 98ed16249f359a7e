import { useState } from 'react'

/** What the form is made of. */
export interface PreviewSource {
  /** What stands in the box. */
  readonly text: string
  /** Where options and reloads are asked for, and the schema too while `isOfModule`. */
  readonly baseUrl: string | undefined
  /** The box shows what the module has answered last; the first key in it makes the text the user's. */
  readonly isOfModule: boolean
  /** Another number is another form: what was filled in was for something else. */
  readonly formId: number
}

interface Replaced {
  readonly before: PreviewSource
  /** What took its place, in a sentence. */
  readonly notice: string
}

/** What the form is made of, and the way back where something else took its place: what somebody typed is never lost. */
export function usePreviewSource(text: string) {
  const [source, setSource] = useState<PreviewSource>({ text, baseUrl: undefined, isOfModule: false, formId: 0 })
  const [replaced, setReplaced] = useState<Replaced>()
  const replace = (next: Partial<PreviewSource>, notice: string) => {
    setReplaced({ before: source, notice })
    setSource({ ...source, isOfModule: false, ...next, formId: source.formId + 1 })
  }
  return {
    source,
    notice: replaced?.notice,
    replace,
    edit: (typed: string) => {
      setReplaced(undefined)
      setSource({ ...source, text: typed, isOfModule: false })
    },
    /** The module has answered. */
    showAnswer: (answer: string) => setSource((now) => (now.isOfModule ? { ...now, text: answer } : now)),
    undo: () => {
      if (replaced === undefined) return
      setSource(replaced.before)
      setReplaced(undefined)
    },
  }
}
