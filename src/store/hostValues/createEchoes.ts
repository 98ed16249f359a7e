import { isJsonObject, isEqual } from '../../core/schema/json.ts'
import type { FormValues } from '../../core/schema/wire.ts'
import { isWithin, type Address } from '../../core/values/path.ts'

/** A value that was handed to the host, and whether it has come back. */
interface Handed {
  isBack: boolean
}

/** A value of one field, also as a store may change it. */
interface HandedValue extends Handed {
  readonly rough: string
}

/** A field whose value the host does not know. */
export type NewValue = readonly [address: Address, value: unknown]

/** Form data as the host got them, and the values that were new in them. */
interface HandedOut extends Handed {
  readonly formData: FormValues
  /** Value revision of the form at that time. */
  readonly revision: number
  readonly values: readonly Handed[]
}

/** How many form data are compared with a copy that comes back: more than are under way even with a slow store. */
const mostCompared = 30

/** How many values of one field are remembered: more keys than a user types before a store answers. */
const mostRemembered = 1000

/**
 * Remembers what the host was handed, to distinguish its echo from a change by the host: each value comes back once, however late, and is
 * an echo then, also where the host's store has changed it as stores do (`roughOf`). After that the same value is a change by the host,
 * except in a text that is being typed.
 */
export function createEchoes(roughOf: (address: Address, value: unknown) => unknown) {
  const byAddress = new Map<Address, Map<string, HandedValue>>()
  const byData = new WeakMap<FormValues, HandedOut>()
  const typed = new Set<Address>()
  let underWay: HandedOut[] = []
  let newest: FormValues | undefined
  let typing: Address | undefined

  return {
    /** Sets the field being typed into; `undefined` when it is left. */
    setTyping: (address: Address | undefined) => {
      typing = address
      if (address !== undefined) typed.add(address)
    },
    /** Records what the host is about to receive: the form data, and the values that are new in them. */
    handOut: (formData: FormValues, revision: number, newValues: readonly NewValue[]) => {
      if (formData === newest) return
      const values = newValues.map(([address, value]) => {
        const one = { isBack: false, rough: keyOf(roughOf(address, value)) }
        byAddress.set(address, addNewest(byAddress.get(address) ?? new Map(), keyOf(value), one))
        return one
      })
      const handed = { isBack: false, formData, revision, values }
      byData.set(formData, handed)
      underWay = [handed, ...underWay.filter(({ isBack }) => !isBack)].slice(0, mostCompared)
      newest = formData
    },
    /** Form data that come back for the first time, or a copy of such; `undefined` of any others. */
    takeData: (formData: FormValues, isCopy: boolean): HandedOut | undefined => {
      const handed = isCopy ? underWay.find((one) => !one.isBack && isEqual(one.formData, formData)) : byData.get(formData)
      if (handed === undefined || handed.isBack) return undefined
      for (const one of [handed, ...handed.values]) one.isBack = true
      return handed
    },
    /** Whether a value is an echo. */
    takeValue: (address: Address, value: unknown): boolean => {
      const handed = findHanded(byAddress.get(address), value, roughOf(address, value))
      if (handed === undefined || (handed.isBack && address !== typing)) return false
      handed.isBack = true
      return true
    },
    /** Whether the user is typing into the field at this address, or into one within it. */
    isTyping: (address: Address): boolean => typing !== undefined && isWithin(typing, address),
    /** The host has replaced the user's value: what it gives there from now on is its own, alone or with all the data. */
    forget: (address: Address) => {
      byAddress.delete(address)
      for (const one of underWay) one.isBack = true
      underWay = []
    },
    /** The host has the latest data: chosen values skipped on the way will not come back. Typed text may, from a slower path. */
    forgetChosen: () => {
      underWay = []
      for (const address of byAddress.keys()) if (!typed.has(address)) byAddress.delete(address)
    },
  }
}

export type Echoes = ReturnType<typeof createEchoes>

function addNewest(known: Map<string, HandedValue>, key: string, handed: HandedValue): Map<string, HandedValue> {
  known.set(key, handed)
  const [oldest] = known.keys()
  if (known.size > mostRemembered && oldest !== undefined) known.delete(oldest)
  return known
}

/** A value handed out that equals this one; else one not back yet that a store may have changed into it. */
function findHanded(known: ReadonlyMap<string, HandedValue> | undefined, value: unknown, rough: unknown): HandedValue | undefined {
  const roughKey = keyOf(rough)
  return known?.get(keyOf(value)) ?? [...(known?.values() ?? [])].find((one) => !one.isBack && one.rough === roughKey)
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
