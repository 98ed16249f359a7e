/** The element with a DOM id in the document or shadow tree that contains a node. */
export const elementById = (beside: Node | null | undefined, id: string): HTMLElement | null | undefined =>
  // `as`: the root of a detached node has no such method.
  (beside?.getRootNode() as Partial<Document> | undefined)?.getElementById?.(id)
