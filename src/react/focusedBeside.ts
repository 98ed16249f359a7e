/** What has the focus in the document, or in the shadow tree, that a node stands in. */
export function focusedBeside(node: Node): Element | null {
  const tree = node.getRootNode()
  return tree instanceof Document || tree instanceof ShadowRoot ? tree.activeElement : null
}
