import type { editor, languages, Position } from 'monaco-editor/editor'
import type { CodeEditorProps } from '../react/widgetProps.ts'

type Complete = CodeEditorProps['complete']

const completersOf = new WeakMap<editor.ITextModel, () => Complete>()

/** Enables completion of references in an editor's text; `complete` returns the current function that finds them. */
export const listReferences = (model: editor.ITextModel, complete: () => Complete): void => void completersOf.set(model, complete)

/** The range of a reference that is being typed: its braces, the query, and closing braces inserted by the editor. */
function readReference(model: editor.ITextModel, { lineNumber, column }: Position) {
  const line = model.getLineContent(lineNumber)
  const typed = /\{\{[^{}]*$/.exec(line.slice(0, column - 1))?.[0]
  if (typed === undefined) return undefined
  const rest = /^[^{}]*\}\}/.exec(line.slice(column - 1))?.[0] ?? ''
  const range = {
    startLineNumber: lineNumber,
    endLineNumber: lineNumber,
    startColumn: column - typed.length,
    endColumn: column + rest.length,
  }
  return { typed, range }
}

/** Completes references after `{{`, in code fields that may contain them. Decisions §10. */
export const referenceProvider: languages.CompletionItemProvider = {
  triggerCharacters: ['{'],
  async provideCompletionItems(model, position) {
    const complete = completersOf.get(model)?.()
    const place = complete && readReference(model, position)
    if (!complete || !place) return undefined
    const { typed, range } = place
    // The failure has been reported to the host.
    const found = await complete(typed.slice(2).trim()).catch(() => [])
    const suggestions = found.map(({ label, template, group = '', detail = template }, index) => ({
      label: { label, description: [group, detail].filter(Boolean).join(' · ') },
      // `languages.CompletionItemKind.Variable`; only types are imported here.
      kind: 4,
      insertText: template,
      // Monaco filters the list by this until the next answer.
      filterText: [typed, group, label, template].join(' '),
      sortText: String(index).padStart(6, '0'),
      range,
    }))
    // Other words may have other results.
    return { suggestions, incomplete: true }
  },
}
