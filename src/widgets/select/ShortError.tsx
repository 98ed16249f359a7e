/** The module's message, cut to the line of the control; its whole text stands in the open list and in the tooltip. */
export function ShortError({ message }: { readonly message: string | undefined }) {
  return (
    <span className="mf-select-alert" title={message}>
      {message}
    </span>
  )
}
