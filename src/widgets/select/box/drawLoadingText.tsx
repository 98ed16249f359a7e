/** A spinner and what is being loaded, in the place of a value. */
export const drawLoadingText = (text: string) => (
  <>
    <span className="mf-spinner" aria-hidden="true" />
    <span className="mf-select-placeholder">{text}</span>
  </>
)
