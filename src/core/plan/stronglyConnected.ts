/**
 * Tarjan's algorithm: the strongly connected components of a graph given as lists of successors. A component comes after those its
 * members point to. It keeps its own stack, so that long chains do not overflow that of the machine.
 */
export const stronglyConnected = (successors: readonly (readonly number[])[]): number[][] => {
  const components: number[][] = []
  const order = new Int32Array(successors.length).fill(-1)
  const lowest = new Int32Array(successors.length)
  const isOpen = new Uint8Array(successors.length)
  const nextEdge = new Int32Array(successors.length)
  const open: number[] = []
  let visited = 0

  const enter = (node: number): void => {
    order[node] = lowest[node] = visited
    visited += 1
    open.push(node)
    isOpen[node] = 1
  }
  const close = (node: number): void => {
    const component: number[] = []
    for (let member = open.pop(); member !== undefined; member = open.pop()) {
      isOpen[member] = 0
      component.push(member)
      if (member === node) break
    }
    components.push(component)
  }
  const lower = (node: number, to: number | undefined): void => {
    if (to !== undefined && to < (lowest[node] ?? 0)) lowest[node] = to
  }

  for (let root = 0; root < successors.length; root += 1) {
    if (order[root] !== -1) continue
    const path = [root]
    enter(root)
    for (let node = path.at(-1); node !== undefined; node = path.at(-1)) {
      const edge = nextEdge[node] ?? 0
      const successor = successors[node]?.[edge]
      if (successor !== undefined) {
        nextEdge[node] = edge + 1
        if (order[successor] === -1) {
          enter(successor)
          path.push(successor)
        } else if (isOpen[successor] === 1) lower(node, order[successor])
        continue
      }
      path.pop()
      const parent = path.at(-1)
      if (parent !== undefined) lower(parent, lowest[node])
      if (lowest[node] === order[node]) close(node)
    }
  }
  return components
}
