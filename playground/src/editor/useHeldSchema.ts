import { useMemo, useState } from 'react'
import { readSource, type ReadSource } from '../schema/readSource.ts'

/** A schema that is edited in the page and shown in place of the module's own. */
export interface HeldSchema {
  /** What is edited; `undefined` while the module's answers are shown. */
  readonly text: string | undefined
  readonly read: ReadSource | undefined
  /** What the form shows: the text as it was when it was a form last. `undefined` while nothing is held, or where it never was one. */
  readonly schema: unknown
  /** What the module said last before the edit: from then on its schemas are answered from here. */
  readonly answer: unknown
  readonly edit: (text: string) => void
  /** Lets the module answer again. */
  readonly release: () => void
}

interface Held {
  readonly text: string
  readonly read: ReadSource
  readonly schema: unknown
  readonly answer: unknown
}

/** Holds what is typed into the editor. `answer` is what it starts with: the form keeps that until the text is a form for the first time. */
export function useHeldSchema(answer: unknown): HeldSchema {
  const [held, setHeld] = useState<Held>()
  return useMemo(
    () => ({
      text: held?.text,
      read: held?.read,
      schema: held?.schema,
      answer: held === undefined ? answer : held.answer,
      edit: (text) => {
        const read = readSource(text)
        setHeld((before) => ({
          text,
          read,
          schema: read.isForm ? read.schema : (before?.schema ?? answer),
          answer: before === undefined ? answer : before.answer,
        }))
      },
      release: () => setHeld(undefined),
    }),
    [held, answer],
  )
}
