import { createContext, useContext } from 'react'
import { getOrInsert } from '../core/values/getOrInsert.ts'
import type { ClassNames, Part } from './classNames.ts'

/** Writes the `class` of a part: the form's own, those it has besides in this place, the host's. */
export type WritePart = (part: Part, besides?: string) => string

const newMap = () => new Map<Part, string>()

/** How classes are written in a form: each once, because a browser takes a text that it has had faster than one of the same letters. */
export function createWritePart(classNames: ClassNames): WritePart {
  const written = new Map<string, Map<Part, string>>()
  return (part, besides = '') => {
    const known = getOrInsert(written, besides, newMap)
    const text = known.get(part) ?? ['mf-' + part, besides, classNames[part]].filter(Boolean).join(' ')
    known.set(part, text)
    return text
  }
}

export const WritePartContext = createContext(createWritePart({}))

/** How classes of parts are written in this form. */
export const usePart = (): WritePart => useContext(WritePartContext)
