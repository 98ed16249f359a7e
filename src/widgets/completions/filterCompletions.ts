import { getOrInsert } from '../../core/values/getOrInsert.ts'
import type { TemplateCompletion } from '../../react/expressions/templates.ts'
import { foldText } from '../list/matchText.ts'

const folded = new WeakMap<readonly TemplateCompletion[], readonly string[]>()

const foldAll = (completions: readonly TemplateCompletion[]): readonly string[] =>
  completions.map(({ label, template, group = '', detail = '' }) => foldText([group, label, template, detail].join('\n')))

/** The completions that contain each typed word in label, template, group or detail; in the host's order. */
export function filterCompletions(completions: readonly TemplateCompletion[], query: string): readonly TemplateCompletion[] {
  const words = foldText(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return completions
  const texts = getOrInsert(folded, completions, foldAll)
  return completions.filter((_, index) => words.every((word) => texts[index]?.includes(word)))
}

/** Completions that follow each other under one heading; `undefined` for those without. */
export interface CompletionGroup {
  readonly name: string | undefined
  readonly entries: readonly TemplateCompletion[]
}

/** Groups all completions with the same heading, wherever the host lists them. */
export function groupCompletions(completions: readonly TemplateCompletion[]): readonly CompletionGroup[] {
  const groups = new Map<string | undefined, TemplateCompletion[]>()
  for (const one of completions) getOrInsert(groups, one.group, () => []).push(one)
  return [...groups].map(([name, entries]) => ({ name, entries }))
}
