import { getOrInsert } from '../values/getOrInsert.ts'
import { parentAddress, type Template } from '../values/path.ts'
import { relatedTo } from './plan.ts'

/** Something that reads templates and affects templates: the effects on one target, or the content of one field. */
export interface Reader {
  readonly reads: Iterable<Template>
  readonly affects: Iterable<Template>
  /** It comes after all others that affect this template or one above it. */
  readonly within?: Template
}

/** Readers at the same position in the order, by index. `isCycle`: there are several, or the only one reads what it affects. */
export interface Step {
  readonly readers: readonly number[]
  readonly isCycle: boolean
}

/**
 * Orders readers so that each comes after those that affect what it reads, or anything above or below that.
 *
 * An edge for each pair of which one affects the other could be quadratic. So the graph also has two nodes a template, "all that affects it
 * or what is above" and "all that affects it or what is below", each pointing to those of its neighbours: as many edges as templates and
 * reads.
 */
export const orderByReads = (readers: readonly Reader[]): Step[] => {
  const successors: number[][] = readers.map(() => [])
  const affecting = new Map<Template, number[]>()
  readers.forEach((reader, index) => {
    for (const template of reader.affects) getOrInsert(affecting, template, () => []).push(index)
  })

  /** Creates a node per template, linked with that of the parent template. */
  const createNodes = (link: (node: number, around: number) => void) => {
    const nodes = new Map<Template, number>()
    const nodeOf = (template: Template): number =>
      getOrInsert(nodes, template, () => {
        const node = successors.push([...(affecting.get(template) ?? [])]) - 1
        if (template !== '') link(node, nodeOf(parentAddress(template)))
        return node
      })
    return { nodes, nodeOf }
  }
  const { nodes: below, nodeOf: nodeBelow } = createNodes((node, around) => successors[around]?.push(node))
  const { nodeOf: nodeAbove } = createNodes((node, around) => successors[node]?.push(around))

  const isAffected = relatedTo(new Set(affecting.keys()))
  // Often nobody reads what is affected.
  if (readers.some(({ reads }) => [...reads].some(isAffected))) for (const template of affecting.keys()) nodeBelow(template)
  readers.forEach(({ reads, within }, index) => {
    const own = successors[index] ?? []
    for (const template of reads) {
      if (!isAffected(template)) continue
      const node = below.get(template)
      if (node !== undefined) own.push(node)
      own.push(nodeAbove(template))
    }
    if (within === undefined) return
    own.push(...(affecting.get(within) ?? []).filter((other) => other !== index))
    own.push(nodeAbove(parentAddress(within)))
  })

  return stronglyConnected(successors)
    .map((component) => ({ readers: component.filter((node) => node < readers.length), isCycle: component.length > 1 }))
    .filter((step) => step.readers.length > 0)
}

/**
 * Tarjan's algorithm: the strongly connected components of a graph given as lists of successors. A component comes after those its members
 * point to. It is iterative, so that long chains do not overflow the call stack.
 */
const stronglyConnected = (successors: readonly (readonly number[])[]): number[][] => {
  const components: number[][] = []
  const path: { readonly node: number; readonly place: number; edge: number }[] = []
  /** Nodes whose component is not known yet. */
  const open: number[] = []
  /** The lowest index reachable from a node; `Infinity` once its component is determined; `undefined` before it is visited. */
  const lowest: number[] = []

  const enter = (node: number): void => {
    const place = open.push(node) - 1
    lowest[node] = place
    path.push({ node, place, edge: 0 })
  }
  const close = (place: number): void => {
    const component = open.splice(place)
    for (const member of component) lowest[member] = Infinity
    components.push(component)
  }

  for (const root of successors.keys()) {
    if (lowest[root] === undefined) enter(root)
    for (let step = path.at(-1); step !== undefined; step = path.at(-1)) {
      const { node, place, edge } = step
      const successor = successors[node]?.[edge]
      const own = lowest[node] ?? place
      if (successor === undefined) {
        path.pop()
        if (own === place) close(place)
      } else {
        const theirs = lowest[successor]
        // Enters it first; this edge is examined again when the successor is done.
        if (theirs === undefined) enter(successor)
        else {
          lowest[node] = Math.min(own, theirs)
          step.edge += 1
        }
      }
    }
  }
  return components
}
