/** CSS `zoom` around an element: rectangles and pointers are measured with it, styles are written without. Missing in older browsers. */
export const zoomOf = (element: Element): number => element.currentCSSZoom || 1
