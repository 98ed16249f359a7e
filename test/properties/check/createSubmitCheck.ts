import { evaluateRules, isEqual, type FieldNode, type RuleResult } from 'moduleform/core'
import { childAddress, parentAddress, type Address } from '../../../src/core/values/path.ts'
import type { Trial } from '../createTrial.ts'
import type { Step } from '../step.ts'
import { findTags, type Place } from './findTags.ts'
import { isJsonObject } from '../../../src/core/schema/json.ts'
import { isOff } from '../../../src/store/cells/readValues.ts'

/**
 * Invariant 4: a submit hands over what is in the form by the policy, and keeps what is off and what is set aside beside it, where the host
 * finds it. Decisions §2, §4 and §8.
 */
export function createSubmitCheck({ state, form, handovers, scenario }: Trial) {
  let looked = 0
  const keepsOff = scenario.hiddenValues === 'keep'

  return (_step: Step): void => {
    for (const { formData, rest } of handovers.slice(looked)) {
      const all = form.data()
      const view = evaluateRules(state.plan, all)
      const expected = handed(state.plan.root, '', all, view, keepsOff) ?? {}
      if (!isEqual(formData, expected)) throw new Error(`Submitted ${JSON.stringify(formData)} and not ${JSON.stringify(expected)}.`)
      checkTags(JSON.stringify(formData), JSON.stringify(rest.hidden), JSON.stringify(rest.setAside))
    }
    looked = handovers.length
  }

  function checkTags(submitted: string, hidden: string, setAside: string) {
    for (const [tag, places] of findTags(state)) {
      const isAside = places.some(({ address, where }) => where === 'aside' && isValueAside(address, tag))
      const cells = places.flatMap(({ address, where }) => (where === 'cell' ? (state.cells.get(address) ?? []) : []))
      const held = cells.filter(({ unread }) => !unread)
      const isHidden = !keepsOff && held.some((cell) => isOff(state, cell))
      const isHandedOver = held.some((cell) => keepsOff || !isOff(state, cell))
      const has = (text: string) => new RegExp(`${tag}(?!\\d)`).test(text)
      if (has(submitted) !== isHandedOver) throw new Error(`${tag} is ${isHandedOver ? 'not ' : ''}submitted.`)
      if (isAside !== has(setAside) && !places.some(isOverlaid))
        throw new Error(`${tag} is ${isAside ? 'missing in' : 'among'} what is set aside.`)
      if (has(hidden) !== isHidden) throw new Error(`${tag} is ${isHidden ? 'off and not' : ''} handed over as hidden.`)
    }
  }

  /**
   * Where several values are set aside at one place, or one around another, or some in rows of it and some in fields, form data have room
   * for one of them.
   */
  function isOverlaid({ address }: Place): boolean {
    for (let at = address; at !== ''; at = parentAddress(at)) if (hasRowsAndFields(`${parentAddress(at)}/`)) return true
    const others = [...state.setAside].flatMap(([at, all]) => (isAround(at, address) || isAround(address, at) ? all : []))
    return others.filter(({ rows }) => rows === undefined).length > 1
  }

  function hasRowsAndFields(around: string): boolean {
    const below = [...state.setAside.keys()].filter((at) => at.startsWith(around)).map((at) => at.slice(around.length))
    return below.some(startsWithRow) && !below.every(startsWithRow)
  }

  function isValueAside(address: Address, tag: string): boolean {
    return state.setAside.get(address)?.some(({ value }) => new RegExp(`${tag}(?!\\d)`).test(JSON.stringify(value) ?? '')) === true
  }
}

/** What a submit hands over of a value: `undefined` for nothing. Pointers name rows by their index. */
function handed(node: FieldNode, pointer: Address, value: unknown, view: RuleResult, keepsOff: boolean): unknown {
  if (value === undefined || (!keepsOff && view.isOff(pointer))) return undefined
  const inForce = pointer === '' ? node : view.nodeAt(pointer)
  if (inForce?.shape === 'group' && isJsonObject(value)) {
    const children = inForce.children.flatMap((child) => {
      const own = Object.hasOwn(value, child.id) ? value[child.id] : undefined
      const kept = handed(child, childAddress(pointer, child.id), own, view, keepsOff)
      return kept === undefined ? [] : [[child.id, kept] as const]
    })
    // A group goes with its last value; a row stays.
    return children.length === 0 && !pointer.match(/(^|\/\d+)$/) ? undefined : Object.fromEntries(children)
  }
  if (inForce?.shape === 'rows' && Array.isArray(value)) {
    return value.flatMap((row: unknown, index) => {
      const at = `${pointer}/${index}`
      const type = view.nodeAt(at)?.definition.type
      if (singleTypes.includes(type ?? '') && (row === '' || row === null)) return []
      const kept = handed(inForce, at, row, view, keepsOff)
      return kept === undefined ? [] : [kept]
    })
  }
  return value
}

/** Types whose rows are left out where they are blank. */
const singleTypes = ['string', 'number', 'integer', 'boolean', 'connection']

/** Keys of rows read like no id. */
const startsWithRow = (part: string): boolean => /^k\d+(\/|$)/.test(part)

const isAround = (at: Address, address: Address): boolean => address === at || address.startsWith(`${at}/`)
