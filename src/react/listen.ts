type Events = HTMLElementEventMap
type Listeners = { readonly [Name in keyof Events]?: (event: Events[Name]) => void }

/**
 * Adds listeners, each under the name of its event, and returns a function that removes them. `addEventListener` could remove them by a
 * signal, but jsdom accepts only signals of its own, and test environments such as jest-fixed-jsdom have Node's in their place. Without a
 * target, such as the window of a document that none shows, there is nothing to hear.
 */
export function listen(target: EventTarget | null, listeners: Listeners, options?: AddEventListenerOptions): () => void {
  // `as`: each listener is stored under the name of the event that it takes.
  const entries = Object.entries(listeners) as [string, (event: Event) => void][]
  for (const [type, listener] of entries) target?.addEventListener(type, listener, options)
  return () => {
    for (const [type, listener] of entries) target?.removeEventListener(type, listener, options)
  }
}
