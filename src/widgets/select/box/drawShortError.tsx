/** The module's message, cut to the line of the control; its whole text stands in the open list and in the tooltip. */
export const drawShortError = (message: string | undefined) => (
  <span className="mf-select-alert" title={message}>
    {message}
  </span>
)
