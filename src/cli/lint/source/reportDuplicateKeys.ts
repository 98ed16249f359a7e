import type { SourceFault, SourceNode } from './sourceNode.ts'

/** Says of every key that stands twice in its object that the first one is lost. */
export const reportDuplicateKeys = (root: SourceNode): SourceFault[] => {
  const faults: SourceFault[] = []
  const open: SourceNode[] = [root]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const seen = new Set<string>()
    for (const { key, keySpan, value } of node.entries) {
      if (seen.has(key)) faults.push({ ...describeDuplicate(key), start: keySpan.start, end: keySpan.end })
      seen.add(key)
      if (value.kind !== 'scalar') open.push(value)
    }
    for (const item of node.items) if (item.kind !== 'scalar') open.push(item)
  }
  return faults
}

/** The same for JSON and YAML. */
const describeDuplicate = (key: string): Omit<SourceFault, 'start' | 'end'> => ({
  code: 'source/duplicate-key',
  message: `the key "${key}" stands twice in this object; only the last one counts.`,
  hint: 'Remove one of the two.',
})
