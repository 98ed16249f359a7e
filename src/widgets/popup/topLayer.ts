/** Shows a popup above everything else of the page, so that nothing clips it. Where browsers lack popovers it stays a fixed element. */
export function showInTopLayer(popup: HTMLElement): void {
  // Until its place is computed, a microtask later and before the first paint.
  Object.assign(popup.style, { position: 'fixed', left: '0', top: '0' })
  // TypeScript declares `showPopover` as always present; browsers before 2024 lack it, and so does jsdom.
  if (!('showPopover' in popup)) return
  popup.popover = 'manual'
  if (!popup.matches(':popover-open')) popup.showPopover()
}

/** Whether something is pressed that is neither one of these elements nor in it. */
export function isPressOutside(press: Event, ...elements: readonly [HTMLElement, ...HTMLElement[]]): boolean {
  const path = press.composedPath()
  return !isInClosedHost(elements[0], path[0]) && !elements.some((element) => path.includes(element))
}

/** For a press in closed shadow trees, only the host of the outermost is visible in the event. */
function isInClosedHost(node: Node, pressed: EventTarget | undefined): boolean {
  // `as`: a document has no host.
  const { host, mode } = node.getRootNode() as Partial<ShadowRoot>
  return host !== undefined && ((host === pressed && mode === 'closed') || isInClosedHost(host, pressed))
}
