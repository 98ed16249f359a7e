'use client'

import { Component, type ComponentType } from 'react'
import type { CodeEditorFailure, CodeEditorProps } from '../widgetProps.ts'

type OnFailure = (failure: CodeEditorFailure) => void

/** A host may return anything, whatever its type says. */
type LoadAnything = () => Promise<{ readonly CodeEditor?: ComponentType<CodeEditorProps> } | undefined>

/** Loads the host's editor. The promise rejects if loading fails or yields no editor. */
export async function openCodeEditor(load: LoadAnything, onFailure: OnFailure): Promise<ComponentType<CodeEditorProps>> {
  const entry = await load()
  if (entry?.CodeEditor === undefined) throw new Error('codeEditor gave no CodeEditor.')
  return guardCodeEditor(entry.CodeEditor, onFailure)
}

/**
 * An editor whose failures are reported rather than thrown, both those it reports itself and errors during rendering. Renders nothing then.
 */
const guardCodeEditor = (Editor: ComponentType<CodeEditorProps>, onFailure: OnFailure): ComponentType<CodeEditorProps> =>
  class GuardedCodeEditor extends Component<CodeEditorProps, { readonly failed: boolean }> {
    override state = { failed: false }

    static getDerivedStateFromError() {
      return { failed: true }
    }

    override componentDidCatch(cause: unknown) {
      onFailure({ cause: cause instanceof Error ? cause.message : String(cause), isUsable: false })
    }

    override render() {
      return this.state.failed ? null : <Editor {...this.props} onFailure={onFailure} />
    }
  }
