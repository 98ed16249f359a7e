/** The focused element in the document or shadow tree that contains a node. A document without one names its body. */
export function focusedBeside(node: Node): Element | null {
  // The root of a detached node has no such property. Not `instanceof`: the form may be in another window than this code.
  const { activeElement = null } = node.getRootNode() as Partial<DocumentOrShadowRoot>
  return activeElement === node.ownerDocument?.body ? null : activeElement
}
