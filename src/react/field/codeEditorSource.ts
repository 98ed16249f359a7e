import type { ComponentType } from 'react'
import { createListeners } from '../../core/values/createListeners.ts'
import type { CodeEditorFailure, CodeEditorProps } from '../widgetProps.ts'

/** How a host hands the code editor in: `codeEditor={() => import('moduleform/monaco')}`. */
export type LoadCodeEditor = () => Promise<{ readonly CodeEditor: ComponentType<CodeEditorProps> }>

/**
 * The code editor of a form: loaded once, when the first field asks for it. A textarea takes its place until then, if loading fails, and
 * for all fields once an editor has broken: the cause, mostly a policy of the page, affects the others too.
 */
export interface CodeEditorSource {
  readonly load: () => void
  readonly current: () => ComponentType<CodeEditorProps> | undefined
  /** The failures, each once; the same array until one is added. */
  readonly failures: () => readonly CodeEditorFailure[]
  readonly subscribe: (listener: () => void) => () => void
}

/** Creates the source of one form. `loader` is read when the first field asks. */
export function createCodeEditorSource(loader: () => LoadCodeEditor | undefined): CodeEditorSource {
  const { subscribe, tell } = createListeners()
  let editor: ComponentType<CodeEditorProps> | undefined
  let failures: readonly CodeEditorFailure[] = []
  let isAsked = false

  const fail = (failure: CodeEditorFailure) => {
    if (!failure.isUsable) editor = undefined
    if (!failures.some(({ cause }) => cause === failure.cause)) failures = [...failures, failure]
    tell()
  }
  const start = async (load: LoadCodeEditor) => {
    try {
      const { openCodeEditor } = await import('./openCodeEditor.tsx')
      editor = await openCodeEditor(load, fail)
      if (failures.length > 0) failures = []
      tell()
    } catch (cause) {
      // The textarea stays; the next field to mount tries again.
      isAsked = false
      fail({ cause: cause instanceof Error ? cause.message : String(cause), isUsable: false })
    }
  }
  return {
    load: () => {
      const load = loader()
      if (isAsked || load === undefined) return
      isAsked = true
      void start(load)
    },
    current: () => editor,
    failures: () => failures,
    subscribe,
  }
}
