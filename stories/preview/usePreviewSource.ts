import type { ModuleFormProps } from 'moduleform'
import { useState } from 'react'

/** The source of the form. */
export interface PreviewSource {
  /** The text of the box. */
  readonly text: string
  /** The module for options and reloads, and also for the schema if `isOfModule`. */
  readonly baseUrl: string | undefined
  /** The box shows the last answer of the module; with the first edit, the text becomes the user's. */
  readonly isOfModule: boolean
  /** A new number is a new form: the values belonged to another schema. */
  readonly formId: number
  /** What the form held when it was replaced, after an undo. */
  readonly kept?: Kept | undefined
}

/** The content of a form, for another one of the same schema. */
export type Kept = Pick<ModuleFormProps, 'initialValues' | 'initialSetAside'>

interface Replaced {
  readonly before: PreviewSource
  /** What replaced it, as a sentence; `undefined` once that has been edited. */
  readonly notice: string | undefined
}

/** The source of the form, with undo for replaced content: nothing a user typed is ever lost. */
export function usePreviewSource(text: string, keep: () => Kept | undefined) {
  const [source, setSource] = useState<PreviewSource>({ text, baseUrl: undefined, isOfModule: false, formId: 0 })
  const [replaced, setReplaced] = useState<Replaced>()
  const replace = (next: Partial<PreviewSource>, notice: string) => {
    setReplaced({ before: { ...source, kept: keep() }, notice })
    setSource({ ...source, isOfModule: false, kept: undefined, ...next, formId: source.formId + 1 })
  }
  const isOffered = replaced !== undefined && (replaced.notice !== undefined || holdsSomething(replaced.before))
  return {
    source,
    notice: replaced?.notice,
    replace,
    edit: (typed: string) => {
      setReplaced(replaced && { ...replaced, notice: undefined })
      setSource({ ...source, text: typed, isOfModule: false })
    },
    /** The module of a form has answered: `write` gets the text of the box. */
    showAnswer: (formId: number, write: (text: string) => string) =>
      setSource((now) => (now.isOfModule && now.formId === formId ? { ...now, text: write(now.text) } : now)),
    /** Brings back what was replaced last, and can be undone the same way: the text may have been edited since. */
    undo: isOffered ? () => replace(replaced.before, 'What was here before is back.') : undefined,
  }
}

const holdsSomething = ({ text, baseUrl }: PreviewSource): boolean => text.trim() !== '' || baseUrl !== undefined
