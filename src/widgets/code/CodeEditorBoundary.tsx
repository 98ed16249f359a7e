'use client'

import { Component, type ReactNode } from 'react'

interface CodeEditorBoundaryProps {
  readonly fallback: ReactNode
  readonly children: ReactNode
}

/** An editor that fails leaves the field usable: the fallback takes its place for good. React reports the error itself. */
export class CodeEditorBoundary extends Component<CodeEditorBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
