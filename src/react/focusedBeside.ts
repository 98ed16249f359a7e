/** The focused element in the document or shadow tree that contains a node. */
export function focusedBeside(node: Node): Element | null {
  const tree = node.getRootNode()
  return tree instanceof Document || tree instanceof ShadowRoot ? tree.activeElement : null
}
