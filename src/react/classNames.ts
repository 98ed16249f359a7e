'use client'

import { createContext, useContext } from 'react'
import { getOrInsert } from '../core/values/getOrInsert.ts'

/** A part of the form that takes classes of the host's. Each has the class `mf-` and its name in the stylesheet. */
export type Part =
  | 'form'
  | 'summary'
  | 'notice'
  | 'actions'
  | 'button'
  | 'icon-button'
  | 'inline-button'
  | 'link'
  | 'fields'
  | 'line'
  | 'field'
  | 'label-row'
  | 'label'
  | 'required'
  | 'side-toggle'
  | 'description'
  | 'error'
  | 'control'
  | 'input'
  | 'checkbox'
  | 'select-trigger'
  | 'select-filter'
  | 'select-popup'
  | 'option'
  | 'chip'
  | 'code-editor'
  | 'read'
  | 'heading'
  | 'card'
  | 'card-header'
  | 'card-title'
  | 'card-description'
  | 'card-body'
  | 'group-toggle'
  | 'row-list'
  | 'row'
  | 'row-header'
  | 'row-toggle'
  | 'row-title'
  | 'row-body'
  | 'menu'
  | 'menu-item'

/**
 * Classes of the host's by part, added to those of the form; several are parted by spaces.
 *
 * @example
 * <ModuleForm classNames={{ input: 'rounded-md text-sm', button: 'btn', 'card-title': 'font-semibold' }} … />
 */
export type ClassNames = Readonly<Partial<Record<Part, string>>>

/** Writes the `class` of a part: the form's own, those it has besides in this place, the host's. */
export type ClassOf = (part: Part, besides?: string) => string

/** How classes are written in a form: each once, because a browser takes a text that it has had faster than one of the same letters. */
export function createClassOf(classNames: ClassNames): ClassOf {
  const writersFor = new Map<string, (part: Part) => string>()
  const createWriter = (besides: string) => {
    const written = new Map<Part, string>()
    const write = (part: Part) => ['mf-' + part, besides, classNames[part]].filter(Boolean).join(' ')
    return (part: Part) => getOrInsert(written, part, write)
  }
  return (part, besides = '') => getOrInsert(writersFor, besides, createWriter)(part)
}

export const ClassOfContext = createContext(createClassOf({}))

/** How classes of parts are written in this form. */
export const useClassName = (): ClassOf => useContext(ClassOfContext)
