/**
 * Translates the page as browsers do, with all that comes later: each text node is replaced by an element, here with the text in upper case.
 * React knows nothing of that, and fails where it then removes the text or inserts something before it. Returns a function that stops. Needs
 * nothing from outside, so that it can be sent to a page.
 */
export function translatePage(): () => void {
  const translate = (text: Text) => {
    const { parentElement } = text
    if (!parentElement || text.data.trim() === '' || parentElement.closest('font, style, script, textarea, [translate="no"]')) return
    const font = document.createElement('font')
    font.textContent = text.data.toUpperCase()
    text.replaceWith(font)
  }
  const translateWithin = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
    if (root instanceof Text) texts.push(root)
    for (const text of texts) translate(text)
  }
  translateWithin(document.body)
  const observer = new MutationObserver((records) => {
    for (const { target, type, addedNodes } of records)
      for (const node of type === 'characterData' ? [target] : addedNodes) translateWithin(node)
  })
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  return () => observer.disconnect()
}
