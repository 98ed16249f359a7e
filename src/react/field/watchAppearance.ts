/** Tells when an element comes near what can be seen, or takes the focus; at once where browsers cannot tell. Returns what ends the watch. */
export function watchAppearance(element: Element | null, onAppear: () => void): () => void {
  if (element === null || typeof IntersectionObserver === 'undefined') {
    onAppear()
    return () => {}
  }
  const margin = '200px'
  const init = { rootMargin: margin, scrollMargin: margin }
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) onAppear()
  }, init)
  observer.observe(element)
  element.addEventListener('focus', onAppear)
  return () => {
    observer.disconnect()
    element.removeEventListener('focus', onAppear)
  }
}
