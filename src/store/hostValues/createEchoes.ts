import { isJsonObject, isEqual } from '../../core/schema/json.ts'
import type { FormValues } from '../../core/schema/wire.ts'
import type { Address } from '../../core/values/path.ts'

/** A value that the host may have got, and whether it has come back. */
interface Handed {
  isBack: boolean
}

/** Form data as the host got them, and the values that were new in them. */
interface HandedOut extends Handed {
  readonly formData: FormValues
  /** How far the form had come. */
  readonly revision: number
  readonly values: readonly Handed[]
}

/** So many form data are compared with a copy that comes back: a slow store rarely has more under way. */
const mostCompared = 30

/** So many values of one field are remembered: more keys than anybody types while a store is on its way. */
const mostRemembered = 1000

/**
 * Remembers what the host was handed, so that its coming back is told from a change of the host's: each value comes back once, however late,
 * and counts as an echo then. After that the same value is the host's own word, save in a text that is being typed.
 */
export function createEchoes() {
  const byAddress = new Map<Address, Map<string, Handed>>()
  const byData = new WeakMap<FormValues, HandedOut>()
  const typed = new Set<Address>()
  let newValues: Handed[] = []
  let underWay: HandedOut[] = []
  let newest: FormValues | undefined
  let typing: Address | undefined

  return {
    /** A text is typed, or it was left. */
    setTyping: (address: Address | undefined) => {
      typing = address
      if (address !== undefined) typed.add(address)
    },
    /** The form holds a value that its host gets to know. */
    remember: (address: Address, value: unknown) => {
      const known = byAddress.get(address) ?? new Map<string, Handed>()
      const handed = { isBack: false }
      byAddress.set(address, known.set(keyOf(value), handed))
      const [oldest] = known.keys()
      if (known.size > mostRemembered && oldest !== undefined) known.delete(oldest)
      // A host that asks for no changes is handed none.
      if (newValues.length > mostRemembered) newValues = []
      newValues.push(handed)
    },
    handOut: (formData: FormValues, revision: number) => {
      if (formData === newest) return
      const handed = { isBack: false, formData, revision, values: newValues }
      byData.set(formData, handed)
      underWay = [handed, ...underWay.filter(({ isBack }) => !isBack)].slice(0, mostCompared)
      newValues = []
      newest = formData
    },
    /** Form data that come back for the first time, or a copy of such; `undefined` of any others. */
    takeData: (formData: FormValues, isCopy: boolean): HandedOut | undefined => {
      const handed = isCopy ? underWay.find((one) => !one.isBack && isEqual(one.formData, formData)) : byData.get(formData)
      if (handed === undefined || handed.isBack) return undefined
      for (const one of [handed, ...handed.values]) one.isBack = true
      return handed
    },
    /** Whether a value is one that comes back. */
    takeValue: (address: Address, value: unknown): boolean => {
      const handed = byAddress.get(address)?.get(keyOf(value))
      if (handed === undefined || (handed.isBack && address !== typing)) return false
      handed.isBack = true
      return true
    },
    /** The host has all there is: what was chosen and passed over on the way does not come any more. A text may, from a slower way. */
    forgetChosen: () => {
      underWay = []
      for (const address of byAddress.keys()) if (!typed.has(address)) byAddress.delete(address)
    },
  }
}

export type Echoes = ReturnType<typeof createEchoes>

/** Longer texts go by a hash: a page of text, kept once a key, would fill the memory. */
const longest = 64

/** The same for equal values: databases write the keys of an object in an order of their own. */
function keyOf(value: unknown): string {
  const text = JSON.stringify(value, (_, part: unknown) =>
    isJsonObject(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  )
  // `undefined` has no text.
  if (text === undefined) return ''
  return text.length > longest ? `${text.length} ${hash(text, 0x9e37_79b9)} ${hash(text, 0x85eb_ca6b)}` : text
}

/** FNV-1a. */
function hash(text: string, seed: number): number {
  let sum = seed
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x0100_0193)
  return sum >>> 0
}
