import type { Choice } from '../../../core/schema/wire.ts'
import { type ListEntry, TypedText } from './TypedText.ts'

interface Section {
  readonly name: string
  /** Index of its first entry, and of the one after its last. */
  readonly from: number
  readonly to: number
}

/** The runs of entries that stand under one name; `undefined` where there are not two of them. */
export const listSections = (
  entries: readonly ListEntry[],
  sectionOf: ((choice: Choice) => string) | undefined,
): readonly Section[] | undefined => {
  if (sectionOf === undefined) return undefined
  const names = entries.map((entry) => (entry instanceof TypedText ? '' : sectionOf(entry)))
  const starts = names.flatMap((name, index) => (index === 0 || name !== names[index - 1] ? [index] : []))
  if (starts.length < 2) return undefined
  return starts.map((from, index) => ({ name: names[from] ?? '', from, to: starts[index + 1] ?? entries.length }))
}
