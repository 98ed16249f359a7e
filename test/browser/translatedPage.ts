/** What a translator does with the text of a page: upper case stands for another language. */
const translated = (text: string) => text.toUpperCase()

function translate(text: Text): void {
  const { parentElement } = text
  if (!parentElement || text.data.trim() === '' || parentElement.closest('font, style, script, textarea, [translate="no"]')) return
  const font = document.createElement('font')
  font.textContent = translated(text.data)
  text.replaceWith(font)
}

function translateWithin(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  if (root instanceof Text) texts.push(root)
  for (const text of texts) translate(text)
}

/**
 * Translates the page as browsers do, with all that comes later: each text node is replaced by an element. React knows nothing of that, and
 * fails where it then removes the text or inserts something before it. Returns a function that stops.
 */
export function translatePage(): () => void {
  translateWithin(document.body)
  const observer = new MutationObserver((records) => {
    for (const { target, type, addedNodes } of records)
      for (const node of type === 'characterData' ? [target] : addedNodes) translateWithin(node)
  })
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  return () => observer.disconnect()
}
