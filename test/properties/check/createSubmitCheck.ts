import { evaluateRules, isEqual, type FieldNode, type FormValues, type RuleResult } from 'moduleform/core'
import { childAddress, type Address } from '../../../src/core/values/path.ts'
import type { Trial } from '../createTrial.ts'
import type { Step } from '../step.ts'
import { hasChosenSides } from './checkRules.ts'
import { findTags } from './findTags.ts'
import { isJsonObject } from '../../../src/core/schema/json.ts'
import { obey } from '../laws/obey.ts'
import { addressAt } from '../../../src/store/cells/pathOf.ts'
import { evaluateJsonForm } from '../../../src/core/rules/evaluateRules.ts'
import { validateForm } from '../../../src/core/validation/validateForm.ts'
import { isHidden, isOff } from '../../../src/store/cells/readValues.ts'

/**
 * Invariant 4: a submit returns the values of the form by its policy, and separately those that are off or set aside. Decisions §2, §4 and
 * §8.
 */
export function createSubmitCheck({ state, form, handovers, scenario }: Trial) {
  let looked = 0
  const keepsOff = scenario.hiddenValues === 'keep'

  return (_step: Step): void => {
    for (const { formData, rest } of handovers.slice(looked)) {
      const all = form.data()
      const view = evaluateRules(state.plan, all, state.settings.templates?.isTemplate)
      const expected = handed(state.plan.root, '', all, view, keepsOff) ?? {}
      if (!hasChosenSides(state) && !isEqual(formData, expected))
        throw new Error(`Submitted ${JSON.stringify(formData)} and not ${JSON.stringify(expected)}.`)
      checkValid(all)
      checkWhole(JSON.stringify([formData, rest]))
      checkTags(JSON.stringify(formData), JSON.stringify(rest.hidden), JSON.stringify(rest.setAside))
    }
    looked = handovers.length
  }

  /** The submitted values violate no rule that can be checked without loaded options. */
  function checkValid(all: FormValues) {
    const form = evaluateJsonForm(state.plan, all, state.settings.templates?.isTemplate)
    const { issues } = hasChosenSides(state) ? { issues: [] } : validateForm(form, { matchPattern: () => true })
    const judged = issues.find(({ path }) => {
      const address = addressAt(state, path)
      const cell = address === undefined ? undefined : state.cells.get(address)
      return cell !== undefined && cell.node.optionSource?.content === undefined
    })
    obey('submits what is valid', judged === undefined || `${JSON.stringify(judged)} was submitted`)
    const unread = [...state.cells.values()].find((cell) => cell.unread && !isHidden(state, cell))
    obey('submits what is valid', unread === undefined || `"${unread.text}" at ${unread.address} is no value, and the rest was submitted`)
  }

  /** Everything that was entered reaches the host, in one place or another. */
  function checkWhole(handedOver: string) {
    for (const [tag, places] of findTags(state)) {
      const isThere = new RegExp(`${tag}(?!\\d)`).test(handedOver)
      const isApart = places.every(({ where }) => where === 'apart')
      obey('hands over all', isThere || isApart || `${tag} is nowhere in it. It stands at ${JSON.stringify(places)}`)
    }
  }

  function checkTags(submitted: string, hidden: string, setAside: string) {
    for (const [tag, places] of findTags(state)) {
      const isAside = places.some(({ where }) => where === 'aside')
      const cells = places.flatMap(({ address, where }) => (where === 'cell' ? (state.cells.get(address) ?? []) : []))
      const held = cells.filter(({ unread }) => !unread)
      const isHidden = !keepsOff && held.some((cell) => isOff(state, cell))
      const isHandedOver = held.some((cell) => keepsOff || !isOff(state, cell))
      const has = (text: string) => new RegExp(`${tag}(?!\\d)`).test(text)
      if (has(submitted) !== isHandedOver) throw new Error(`${tag} is ${isHandedOver ? 'not ' : ''}submitted.`)
      if (isAside !== has(setAside)) throw new Error(`${tag} is ${isAside ? 'missing in' : 'among'} what is set aside.`)
      if (has(hidden) !== isHidden) throw new Error(`${tag} is ${isHidden ? 'off and not' : ''} handed over as hidden.`)
    }
  }
}

/** The submitted part of a value: `undefined` for nothing. Pointers refer to rows by their index. */
function handed(node: FieldNode, pointer: Address, value: unknown, view: RuleResult, keepsOff: boolean): unknown {
  if (value === undefined || (!keepsOff && view.isOff(pointer))) return undefined
  const inForce = pointer === '' ? node : view.nodeAt(pointer)
  if (inForce?.shape === 'group' && isJsonObject(value)) {
    const children = inForce.children.flatMap((child) => {
      const own = Object.hasOwn(value, child.id) ? value[child.id] : undefined
      const kept = handed(child, childAddress(pointer, child.id), own, view, keepsOff)
      return kept === undefined ? [] : [[child.id, kept] as const]
    })
    // A group without values is left out; a row stays.
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

/** Types whose blank rows are left out. */
const singleTypes = ['string', 'number', 'integer', 'boolean', 'connection']
