import { isJsonObject } from '../../core/schema/json.ts'
import { getOrInsert } from '../../core/values/getOrInsert.ts'
import type { Address } from '../../core/values/path.ts'

/** What was handed to the host, as which one, and whether it has come back. */
export interface Handed {
  readonly turn: number
  isBack: boolean
}

/** A value of one field, also as a store may change it. */
interface HandedValue extends Handed {
  readonly rough: string
}

/** How many values of one field are remembered: more keys than a user types before a store answers. */
const mostRemembered = 1000

/** The values of each field that the host was handed. `roughOf` gives a value without what stores change in it. */
export function createHandedValues(roughOf: (address: Address, value: unknown) => unknown, isAwaited: (one: Handed) => boolean) {
  const byAddress = new Map<Address, Map<string, HandedValue>>()
  return {
    add: (turn: number, address: Address, value: unknown): Handed => {
      const known = getOrInsert(byAddress, address, () => new Map<string, HandedValue>())
      const handed = { turn, isBack: false, rough: keyOf(roughOf(address, value)) }
      known.set(keyOf(value), handed)
      const [oldest] = known.keys()
      if (known.size > mostRemembered && oldest !== undefined) known.delete(oldest)
      return handed
    },
    /** The one that equals a value; else one still awaited that a store may have changed into it. */
    find: (address: Address, value: unknown): Handed | undefined => {
      const known = byAddress.get(address)
      const rough = keyOf(roughOf(address, value))
      return known?.get(keyOf(value)) ?? [...(known?.values() ?? [])].find((one) => isAwaited(one) && one.rough === rough)
    },
    forget: (address: Address) => void byAddress.delete(address),
    forgetExcept: (kept: ReadonlySet<Address>) => {
      for (const address of byAddress.keys()) if (!kept.has(address)) byAddress.delete(address)
    },
  }
}

/** Longer texts are hashed: a page of text per key would use too much memory. */
const longest = 64

/** Equal for equal values, whatever the order of an object's keys, which databases may change. */
function keyOf(value: unknown): string {
  const text = JSON.stringify(value, (_, part: unknown) =>
    isJsonObject(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  )
  // `JSON.stringify(undefined)` is `undefined`.
  if (text === undefined) return ''
  return text.length > longest ? `${text.length} ${hash(text, 0x9e37_79b9)} ${hash(text, 0x85eb_ca6b)}` : text
}

/** FNV-1a. */
function hash(text: string, seed: number): number {
  let sum = seed
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x0100_0193)
  return sum >>> 0
}
