import { getOrInsert } from '../values/getOrInsert.ts'
import { parentAddress, type Template } from '../values/path.ts'
import { ancestorsOf, relatedTo } from './plan.ts'

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
 * Orders readers so that each comes after those that affect what it reads, or anything above or below that. Most readers read nothing that
 * is affected; these come first and need no graph.
 */
export const orderByReads = (readers: readonly Reader[]): Step[] => {
  const affecting = new Map<Template, number>()
  for (const { affects } of readers) for (const template of affects) affecting.set(template, (affecting.get(template) ?? 0) + 1)
  const isAffected = relatedTo(new Set(affecting.keys()))
  const isFree = ({ reads, affects, within }: Reader): boolean => {
    for (const read of reads) if (isAffected(read)) return false
    if (within === undefined) return true
    const own = [...affects].includes(within) ? 1 : 0
    return (affecting.get(within) ?? 0) === own && !affecting.has('') && !ancestorsOf(within).some((above) => affecting.has(above))
  }
  const free: Step[] = []
  const bound: number[] = []
  readers.forEach((reader, index) => (isFree(reader) ? free.push({ readers: [index], isCycle: false }) : bound.push(index)))
  const steps = orderBound(bound.flatMap((index) => readers[index] ?? []))
  return [...free, ...steps.map((step) => ({ ...step, readers: step.readers.flatMap((index) => bound[index] ?? []) }))]
}

/**
 * An edge for each pair of which one affects the other could be quadratic. So the graph also has two nodes a template, "all that affects it or what is above"
 * and "all that affects it or what is below", each pointing to those of its neighbours: as many edges as templates and reads.
 */
const orderBound = (readers: readonly Reader[]): Step[] => {
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

  for (const template of affecting.keys()) nodeBelow(template)
  const isAffected = relatedTo(new Set(affecting.keys()))
  readers.forEach((reader, index) => {
    const own = successors[index] ?? []
    for (const template of reader.reads) {
      if (!isAffected(template)) continue
      const node = below.get(template)
      if (node !== undefined) own.push(node)
      own.push(nodeAbove(template))
    }
    if (reader.within === undefined) return
    own.push(...(affecting.get(reader.within) ?? []).filter((other) => other !== index))
    if (reader.within !== '') own.push(nodeAbove(parentAddress(reader.within)))
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
