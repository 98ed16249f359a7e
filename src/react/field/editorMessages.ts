import { lateTexts } from '../lateTexts.ts'

/** The texts around a code editor, loaded with it. A host replaces them through `messages` like all others. */
export const editorMessages = {
  keysOfCode: 'Tab leaves the editor, Ctrl+M makes it indent.',
  enterFullScreen: (label: string) => `Show ${label} on the whole screen`,
  leaveFullScreen: (label: string) => `Show ${label} in the form`,
  keysOfFullScreen: 'Esc goes back to the form',
}

export type EditorMessages = typeof editorMessages

/** The texts of a form. */
export const editorTexts = (messages: Partial<EditorMessages>): EditorMessages => lateTexts(editorMessages, messages)
