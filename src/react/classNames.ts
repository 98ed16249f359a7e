'use client'

import { createContext, useContext } from 'react'
import { getOrInsert } from '../core/values/getOrInsert.ts'

/** A part of the form that takes the host's classes. Each has the class `mf-` plus its name in the stylesheet. */
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
 * The host's classes by part, added to those of the form; several are separated by spaces.
 *
 * @example
 * <ModuleForm classNames={{ input: 'rounded-md text-sm', button: 'btn', 'card-title': 'font-semibold' }} … />
 */
export type ClassNames = Readonly<Partial<Record<Part, string>>>

/** Builds the `class` of a part: the form's own class, further classes for this place (`besides`), and the host's. */
export type ClassOf = (part: Part, besides?: string) => string

/**
 * Builds the class writer of a form. Each text is created once: a browser sets a string it has seen before faster than a new one with the
 * same letters.
 */
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

/** The class writer of this form. */
export const useClassName = (): ClassOf => useContext(ClassOfContext)
