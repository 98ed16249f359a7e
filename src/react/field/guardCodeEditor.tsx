'use client'

import { Component, type ComponentType } from 'react'
import type { CodeEditorFailure, CodeEditorProps } from '../widgetProps.ts'

/** An editor whose failures are told and not thrown, whether it says them itself or breaks while it is drawn. Draws nothing then. */
export const guardCodeEditor = (
  Editor: ComponentType<CodeEditorProps>,
  onFailure: (failure: CodeEditorFailure) => void,
): ComponentType<CodeEditorProps> =>
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
