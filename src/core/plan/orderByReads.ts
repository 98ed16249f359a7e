import { getOrInsert } from '../values/getOrInsert.ts'
import { parentAddress, type Template } from '../values/path.ts'
import { ancestorsOf, relatedTo } from './templates.ts'

/** Something that reads templates and affects templates: the effects on one target, or the content of one field. */
export interface Reader {
  readonly reads: Iterable<Template>
  readonly affects: Iterable<Template>
  /** It comes after whatever else affects this template or one above it. */
  readonly within?: Template
}

/** Readers that stand at one place in the order, by their index. Several, or one that reads what it affects: `isCycle`. */
export interface Step {
  readonly readers: readonly number[]
  readonly isCycle: boolean
}

/**
 * Orders readers so that each comes after those that affect what it reads, be it at the template read, above or below it. Those that nobody affects, which are most, come
 * first and need no graph.
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

  /** A node a template, linked with that of the template around it. */
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
 * Tarjan's algorithm: the strongly connected components of a graph given as lists of successors. A component comes after those its
 * members point to. It keeps its own stack, so that long chains do not overflow that of the machine.
 */
const stronglyConnected = (successors: readonly (readonly number[])[]): number[][] => {
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
