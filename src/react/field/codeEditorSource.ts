import type { ComponentType } from 'react'
import type { CodeEditorProps } from '../widgetProps.ts'

/** How a host hands the code editor in: `codeEditor={() => import('moduleform/monaco')}`. */
export type LoadCodeEditor = () => Promise<{ readonly CodeEditor: ComponentType<CodeEditorProps> }>

/** The code editor of a form: loaded once, when the first field asks for it; a textarea stands in until then and where loading fails. */
export interface CodeEditorSource {
  readonly load: () => void
  readonly current: () => ComponentType<CodeEditorProps> | undefined
  readonly subscribe: (listener: () => void) => () => void
}

/** Creates the source of one form. `loader` is read when the first field asks. */
export function createCodeEditorSource(loader: () => LoadCodeEditor | undefined): CodeEditorSource {
  const listeners = new Set<() => void>()
  let editor: ComponentType<CodeEditorProps> | undefined
  let isAsked = false
  return {
    load: () => {
      const load = loader()
      if (isAsked || load === undefined) return
      isAsked = true
      load().then(
        (entry) => {
          editor = entry.CodeEditor
          for (const listener of listeners) listener()
        },
        () => {
          // The textarea stays, which is what a failed editor means; the next field to appear tries again.
          isAsked = false
        },
      )
    },
    current: () => editor,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
