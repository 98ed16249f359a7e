/**
 * Whether a key belongs to an input method. In Safari the Enter that ends a composition comes after `compositionend`, and only its key code
 * reveals it.
 */
export const isComposing = (event: KeyboardEvent): boolean =>
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else says so there
  event.isComposing || event.keyCode === 229
