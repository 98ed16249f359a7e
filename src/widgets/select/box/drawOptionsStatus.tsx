import type { UiMessages } from '../../../react/uiMessages.ts'

/** "Choose State first", the field's name underlined: a click anywhere in the control goes there. Decisions §6. */
export function drawChooseFirst(label: string, messages: UiMessages) {
  const sentence = messages.chooseFirst(label)
  const at = sentence.indexOf(label)
  return (
    <span className="mf-select-placeholder">
      {at < 0 ? (
        sentence
      ) : (
        <>
          {sentence.slice(0, at)}
          <span className="mf-select-link">{label}</span>
          {sentence.slice(at + label.length)}
        </>
      )}
    </span>
  )
}

/** A spinner and what is being loaded, in the place of a value. */
export const drawLoadingText = (text: string) => (
  <>
    <span className="mf-spinner" aria-hidden="true" />
    <span className="mf-select-placeholder">{text}</span>
  </>
)

/** The module's message, cut to the line of the control; its whole text stands in the open list and in the tooltip. */
export const drawShortError = (message: string | undefined) => (
  <span className="mf-select-alert" title={message}>
    {message}
  </span>
)
