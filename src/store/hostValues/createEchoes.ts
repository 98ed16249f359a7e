import { isEqual } from '../../core/schema/json.ts'
import type { FormValues } from '../../core/schema/wire.ts'
import { isWithin, type Address } from '../../core/values/path.ts'
import { createHandedValues, type Handed } from './handedValues.ts'

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

/**
 * How long, once the host has all that the user entered, a slower answer with something older may still come, in milliseconds: less than
 * anybody needs to see what was saved and undo it.
 */
const grace = 300

/**
 * Remembers what the host was handed, to distinguish its echo from a change by the host: each value comes back once, however late, and is
 * an echo then, also where the host's store has changed it as stores do (`roughOf`). After that the same value is a change by the host,
 * except in a text that is being typed. So is one that the host has skipped, as a store does that waits for a pause.
 */
export function createEchoes(now: () => number, roughOf: (address: Address, value: unknown) => unknown) {
  const { isAwaited, ...turns } = createTurns(now)
  const values = createHandedValues(roughOf, isAwaited)
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
      const turn = turns.take()
      const handed = { turn, isBack: false, formData, revision, values: newValues.map((one) => values.add(turn, ...one)) }
      byData.set(formData, handed)
      underWay = [handed, ...underWay.filter(({ isBack }) => !isBack)].slice(0, mostCompared)
      newest = formData
    },
    /** Form data that come back for the first time, or a copy of such; `undefined` of any others. */
    takeData: (formData: FormValues, isCopy: boolean): HandedOut | undefined => {
      const handed = isCopy ? underWay.find((one) => isAwaited(one) && isEqual(one.formData, formData)) : byData.get(formData)
      if (handed === undefined || !isAwaited(handed)) return undefined
      for (const one of [handed, ...handed.values]) one.isBack = true
      return handed
    },
    /** Whether a value is an echo. */
    takeValue: (address: Address, value: unknown): boolean => {
      const handed = values.find(address, value)
      if (handed === undefined || (!isAwaited(handed) && address !== typing)) return false
      handed.isBack = true
      return true
    },
    /** Whether the user is typing into the field at this address, or into one within it. */
    isTyping: (address: Address): boolean => typing !== undefined && isWithin(typing, address),
    /** The host has replaced the user's value: what it gives there from now on is its own, alone or with all the data. */
    forget: (address: Address) => {
      values.forget(address)
      for (const one of underWay) one.isBack = true
      underWay = []
    },
    /**
     * The host has all that the user entered: what it has skipped will not come any more, or comes soon. Chosen values will not where it
     * passes back the same object, but typed text may, from a slower path.
     */
    forgetSkipped: (isSameObject: boolean) => {
      turns.forgetSoon()
      if (!isSameObject) return
      underWay = []
      values.forgetExcept(typed)
    },
  }
}

export type Echoes = ReturnType<typeof createEchoes>

/** Counts what is handed out, and tells what of it may still come back: all after the last turn that is over. */
function createTurns(now: () => number) {
  let turn = 0
  let over = 0
  /** The turn that takes the place of `over`, and the time from which it does. */
  let [soonOver, from] = [0, 0]
  const settle = () => {
    if (now() >= from) over = soonOver
  }
  return {
    take: () => (turn += 1),
    isAwaited: (one: Handed): boolean => {
      settle()
      return !one.isBack && one.turn > over
    },
    forgetSoon: () => {
      settle()
      soonOver = turn
      from = now() + grace
    },
  }
}
