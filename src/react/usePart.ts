import { useContext } from 'react'
import { ClassNamesContext, type Part } from './classNames.ts'

/** Writes the `class` of a part: the form's own, those it has besides in this place, the host's. */
export type WritePart = (part: Part, besides?: string) => string

/** How classes of parts are written in this form. */
export function usePart(): WritePart {
  const classNames = useContext(ClassNamesContext)
  return (part, besides) => {
    const own = classNames[part]
    return `mf-${part}${besides === undefined ? '' : ` ${besides}`}${own === undefined || own === '' ? '' : ` ${own}`}`
  }
}
