import type { editor } from 'monaco-editor/editor'

/** Size of the text in px, on a page whose texts have the size of the browser. */
export const usualFontSize = 12

/** Height of one line, in px. */
const lineHeightOf = (fontSize: number): number => Math.round((fontSize * 19) / 12)

/** The size of text, in px, and what follows from it. */
export const fontOptions = (fontSize: number) => ({ fontSize, lineHeight: lineHeightOf(fontSize) })

/** Space above the first and below the last line, in px. */
const padding = 8

/** Options of every editor: as calm as a text field, and never a trap for the keyboard or the wheel. */
export const editorOptions: editor.IStandaloneEditorConstructionOptions = {
  automaticLayout: true,
  contextmenu: false,
  dropIntoEditor: { enabled: false },
  // A label can refer to a textarea, but not to the newer edit context.
  editContext: false,
  fixedOverflowWidgets: true,
  folding: false,
  glyphMargin: false,
  guides: { indentation: false },
  lineDecorationsWidth: 8,
  lineNumbersMinChars: 3,
  minimap: { enabled: false },
  occurrencesHighlight: 'off',
  overviewRulerLanes: 0,
  padding: { top: padding, bottom: padding },
  // By default it is dimmed, below the contrast that text needs.
  renderFinalNewline: 'on',
  renderLineHighlight: 'none',
  // As wide as the button on top of it, so that lines end before the button.
  scrollbar: { alwaysConsumeMouseWheel: false, horizontalScrollbarSize: 8, verticalScrollbarSize: 30, verticalSliderSize: 8 },
  scrollBeyondLastLine: false,
  stickyScroll: { enabled: false },
  tabSize: 2,
  wordWrap: 'on',
}

const fewestLines = 3
const mostLines = 16

/** Height in px of an editor whose content needs `contentHeight`: it grows with it, then scrolls. */
export const editorHeight = (contentHeight: number, fontSize: number): number =>
  Math.min(Math.max(contentHeight, heightOfLines(fewestLines, fontSize)), heightOfLines(mostLines, fontSize))

/** Height in px of the content of that many lines. */
export const heightOfLines = (lines: number, fontSize: number): number => lines * lineHeightOf(fontSize) + 2 * padding
