'use client'

import { createContext, useContext } from 'react'
import { getOrInsert } from '../core/values/getOrInsert.ts'
import type { ClassNames, Part } from './classNames.ts'

/** Writes the `class` of a part: the form's own, those it has besides in this place, the host's. */
export type WritePart = (part: Part, besides?: string) => string

/** How classes are written in a form: each once, because a browser takes a text that it has had faster than one of the same letters. */
export function createWritePart(classNames: ClassNames): WritePart {
  const writersFor = new Map<string, (part: Part) => string>()
  const createWriter = (besides: string) => {
    const written = new Map<Part, string>()
    const write = (part: Part) => ['mf-' + part, besides, classNames[part]].filter(Boolean).join(' ')
    return (part: Part) => getOrInsert(written, part, write)
  }
  return (part, besides = '') => getOrInsert(writersFor, besides, createWriter)(part)
}

export const WritePartContext = createContext(createWritePart({}))

/** How classes of parts are written in this form. */
export const usePart = (): WritePart => useContext(WritePartContext)
