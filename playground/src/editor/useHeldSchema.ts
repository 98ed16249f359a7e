import { useMemo, useState } from 'react'
import { readSource, type ReadSource } from '../schema/readSource.ts'

/** A schema that is edited in the page and shown instead of the module's own. */
export interface HeldSchema {
  /** The edited text; `undefined` while the module's answers are shown. */
  readonly text: string | undefined
  readonly read: ReadSource | undefined
  /** The schema for the form: of the last text that was a form. `undefined` while nothing is edited, or if the text never was a form. */
  readonly schema: unknown
  /** The module's last answer before the edit: from then on, the page answers its schema requests. */
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

/**
 * Holds the text of the editor. `answer` is its initial schema: the form keeps that until the text is a form for the first time. `edited` is
 * a schema that is edited from the start.
 */
export function useHeldSchema(answer: unknown, edited?: object): HeldSchema {
  const [held, setHeld] = useState(() => holdFirst(edited))
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

function holdFirst(edited: object | undefined): Held | undefined {
  if (edited === undefined) return undefined
  const text = JSON.stringify(edited, null, 2)
  const read = readSource(text)
  return read.isForm ? { text, read, schema: read.schema, answer: undefined } : undefined
}
