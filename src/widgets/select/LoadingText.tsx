/** A spinner and what is being loaded, in the place of a value. */
export function LoadingText({ text }: { readonly text: string }) {
  return (
    <>
      <span className="mf-spinner" aria-hidden="true" />
      <span className="mf-select-placeholder">{text}</span>
    </>
  )
}
