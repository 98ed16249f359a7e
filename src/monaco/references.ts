import type { editor, languages, Position } from 'monaco-editor/editor'
import type { CodeEditorProps } from '../react/widgetProps.ts'

type Complete = CodeEditorProps['complete']

const completersOf = new WeakMap<editor.ITextModel, () => Complete>()

/** Lists references in the text of an editor; `complete` gives what finds them now. */
export const listReferences = (model: editor.ITextModel, complete: () => Complete): void => void completersOf.set(model, complete)

/** The place of a reference that is being typed: its braces, what is behind them, and braces that the editor has closed by itself. */
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

/** The references of the form as completions behind `{{`, in fields of code that may hold some. Decisions §10. */
export const referenceProvider: languages.CompletionItemProvider = {
  triggerCharacters: ['{'],
  async provideCompletionItems(model, position) {
    const complete = completersOf.get(model)?.()
    const place = complete && readReference(model, position)
    if (!complete || !place) return undefined
    const { typed, range } = place
    // The form has told the host what failed.
    const found = await complete(typed.slice(2).trim()).catch(() => [])
    const suggestions = found.map(({ label, template, group = '', detail = template }, index) => ({
      label: { label, description: [group, detail].filter(Boolean).join(' · ') },
      // `languages.CompletionItemKind.Variable`, of which types alone are imported here.
      kind: 4,
      insertText: template,
      // Until the next answer Monaco itself narrows the list by this.
      filterText: [typed, group, label, template].join(' '),
      sortText: String(index).padStart(6, '0'),
      range,
    }))
    // Another word may find others.
    return { suggestions, incomplete: true }
  },
}
