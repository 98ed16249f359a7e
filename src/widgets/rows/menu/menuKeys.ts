/** Milliseconds after which a letter starts a new word. */
const pause = 500

/** The index that a key moves to, given the current one and the number of entries. */
const places: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/**
 * The keys of a menu: arrows, Home and End move the focus, letters move it to the entry that starts with them. Enter and Space activate the
 * focused entry.
 */
export function createMenuKeys(menu: HTMLElement) {
  const nothing = { word: '', at: -Infinity }
  let typed = nothing
  return (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey, timeStamp } = event
    if (ctrlKey || metaKey || altKey) return
    const items = [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')]
    const index = items.findIndex((item) => item.matches(':focus'))
    let next = places[key]?.(index, items.length)
    if (next !== undefined) typed = nothing
    else if (key.length === 1 && key !== ' ') {
      typed = { word: timeStamp - typed.at < pause ? typed.word + key : key, at: timeStamp }
      next = findByWord(items, index, typed.word)
    }
    if (next === undefined) return
    event.preventDefault()
    items[next]?.focus()
  }
}

/** The next entry that starts with a word; if the word is a single repeated letter, the current entry comes last. */
function findByWord(items: readonly HTMLElement[], index: number, word: string): number | undefined {
  const isOneLetter = word === word.slice(0, 1).repeat(word.length)
  const start = (isOneLetter ? word.slice(0, 1) : word).toLocaleLowerCase()
  const order = items.map((_, step) => (index + step + (isOneLetter ? 1 : 0)) % items.length)
  return order.find((at) => items[at]?.textContent.trim().toLocaleLowerCase().startsWith(start))
}
