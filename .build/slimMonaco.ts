import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** What an editor of one schema or one code field has a use for. */
const features = `
  browser/widget/codeEditor/codeEditorWidget
  browser/widget/diffEditor/diffEditor.contribution
  contrib/bracketMatching/browser/bracketMatching
  contrib/caretOperations/browser/transpose
  contrib/clipboard/browser/clipboard
  contrib/codeAction/browser/codeActionContributions
  contrib/comment/browser/comment
  contrib/cursorUndo/browser/cursorUndo
  contrib/find/browser/findController
  contrib/folding/browser/folding
  contrib/format/browser/formatActions
  contrib/gotoError/browser/gotoError
  contrib/hover/browser/hoverContribution
  contrib/indentation/browser/indentation
  contrib/lineSelection/browser/lineSelection
  contrib/linesOperations/browser/linesOperations
  contrib/longLinesHelper/browser/longLinesHelper
  contrib/multicursor/browser/multicursor
  contrib/readOnlyMessage/browser/contribution
  contrib/smartSelect/browser/smartSelect
  contrib/snippet/browser/snippetController2
  contrib/suggest/browser/suggestController
  contrib/toggleTabFocusMode/browser/toggleTabFocusMode
  contrib/tokenization/browser/tokenization
  contrib/unicodeHighlighter/browser/unicodeHighlighter
  contrib/wordHighlighter/browser/wordHighlighter
  contrib/wordOperations/browser/wordOperations
  contrib/wordPartOperations/browser/wordPartOperations
`

const featureImports = features
  .trim()
  .split(/\s+/)
  .map((path) => `import '../editor/${path}.js'`)

/** By the end of its path: what stands in place of a module of Monaco. */
const slimmed: Readonly<Record<string, string>> = {
  '/vs/features/register.all.js': [...featureImports, "import '../base/browser/ui/codicons/codicon/codicon.css'"].join('\n'),
  // Hover asks whether the menu of a completion by an AI shows, and so brings in all that draws one.
  '/inlineCompletions/browser/hintsWidget/inlineCompletionsHintsWidget.js':
    'export class InlineSuggestionHintsContentWidget {}\nInlineSuggestionHintsContentWidget.dropDownVisible = false',
}

/**
 * Leaves out of the built playground what Monaco brings for whole projects: references, renaming, inline completions, the command palette.
 * The playground lies in the package of a form, and this is a tenth of it.
 */
export const slimMonaco: Plugin = {
  name: 'slim-monaco',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    // The file that starts workers brings in every feature once more, for nothing that is in it.
    if (id.endsWith('/vs/internal/common/workers.js')) return readFileSync(id, 'utf8').replaceAll(/^import '.*$/gm, '')
    const [, code] = Object.entries(slimmed).find(([end]) => id.includes('/monaco-editor/') && id.endsWith(end)) ?? []
    return code
  },
}
