import { cdp } from 'vitest/browser'
import { type AccessibilityNode, writeAccessibilityTree } from '../support/writeAccessibilityTree.ts'

/** The accessibility tree of the test's page, without the live regions that every form has. */
export async function readAccessibilityTree(): Promise<string> {
  // Elements that `content-visibility` has not rendered yet are in no tree.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const { frameTree } = await cdp().send('Page.getFrameTree')
  const frameId = frameTree.childFrames?.[0]?.frame.id ?? frameTree.frame.id
  const { nodes } = (await cdp().send('Accessibility.getFullAXTree', { frameId })) as { readonly nodes: readonly AccessibilityNode[] }
  return writeAccessibilityTree(nodes, { without: ['alert', 'status'] })
}
