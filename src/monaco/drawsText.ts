import type { editor } from 'monaco-editor/editor'

/**
 * Whether Monaco can draw on this page: it catches what goes wrong there, as an assignment that Trusted Types forbid, and shows nothing.
 * An editor without a size draws nothing either, and may have one later.
 */
export function drawsText(instance: editor.IStandaloneCodeEditor): boolean {
  const { width, height } = instance.getLayoutInfo()
  if (width === 0 || height === 0) return true
  instance.render(true)
  return instance.getDomNode()?.querySelector('.view-line') !== null
}
