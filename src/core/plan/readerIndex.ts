import { getOrInsert } from '../values/getOrInsert.ts'
import { parentAddress, type Template } from '../values/path.ts'
import { ancestorsOf } from './templates.ts'

/** Who reads which templates. Readers are templates themselves: targets of rules, or fields with content. */
export interface ReaderIndex {
  /** Readers of exactly this template. */
  readonly exact: ReadonlyMap<Template, readonly Template[]>
  /** Readers of this template or of something below it. */
  readonly around: ReadonlyMap<Template, readonly Template[]>
  /** Place of each reader among all. */
  readonly order: ReadonlyMap<Template, number>
}

/** Indexes what each reader reads. The order of the entries is the order in which `selectReadersOf` lists them. */
export const indexReaders = (entries: Iterable<readonly [reader: Template, reads: Iterable<Template>]>): ReaderIndex => {
  const exact = new Map<Template, Template[]>()
  const around = new Map<Template, Template[]>()
  const order = new Map<Template, number>()
  const add = (lists: Map<Template, Template[]>, template: Template, reader: Template): void => {
    const list = getOrInsert(lists, template, () => [])
    // A reader's reads come one after the other: it could only be the last.
    if (list.at(-1) !== reader) list.push(reader)
  }
  for (const [reader, reads] of entries) {
    order.set(reader, order.size)
    for (const template of reads) {
      add(exact, template, reader)
      for (const at of [template, ...ancestorsOf(template)]) add(around, at, reader)
    }
  }
  return { exact, around, order }
}

const selections = new WeakMap<ReaderIndex, Map<Template, readonly Template[]>>()

const nobody: readonly Template[] = []

/** The readers of a template, of one that holds it and of those below it, in order. Memoised for each index. */
export const selectReadersOf = (index: ReaderIndex, template: Template): readonly Template[] => {
  const below = index.around.get(template) ?? nobody
  if (!isReadAbove(index, template)) return below
  return getOrInsert(
    getOrInsert(selections, index, () => new Map()),
    template,
    () => withReadersAbove(index, template, below),
  )
}

const isReadAbove = ({ exact }: ReaderIndex, template: Template): boolean => {
  for (let above = parentAddress(template); above !== ''; above = parentAddress(above)) if (exact.has(above)) return true
  return false
}

const withReadersAbove = (index: ReaderIndex, template: Template, below: readonly Template[]): readonly Template[] => {
  const above = ancestorsOf(template).flatMap((ancestor) => index.exact.get(ancestor) ?? [])
  const place = (reader: Template): number => index.order.get(reader) ?? 0
  return [...new Set([...below, ...above])].sort((a, b) => place(a) - place(b))
}
