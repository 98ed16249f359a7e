import type { Choice } from '../../core/schema/wire.ts'

/** Maximum number of suggestions; more would be slow and of no use. */
const limit = 200

interface Suggestion {
  readonly value: string
  readonly label: string
}

const textOf = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return typeof value === 'object' && value !== null && 'id' in value ? textOf(value.id) : undefined
}

/**
 * The choices whose value or label contains the typed text, as texts to type instead: for an object choice its `id`. Each text once, at
 * most 200. Decisions §1, controls.
 */
export const suggestionsFor = (choices: readonly Choice[], typed: string): readonly Suggestion[] => {
  const wanted = typed.toLocaleLowerCase()
  const found = new Map<string, Suggestion>()
  for (const choice of choices) {
    const value = textOf(choice.value)
    if (!value || found.has(value)) continue
    if (value.toLocaleLowerCase().includes(wanted) || choice.label.toLocaleLowerCase().includes(wanted))
      found.set(value, { value, label: choice.label })
    if (found.size === limit) break
  }
  return [...found.values()]
}
