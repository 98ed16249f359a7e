import { type FormValues, isEqual } from 'moduleform/core'
import { selectContentReaders } from '../../../src/core/plan/plan.ts'
import { fitsType } from '../../../src/core/values/defaults.ts'
import { type Address, childAddress } from '../../../src/core/values/path.ts'
import { isInExpression } from '../../../src/store/cells/expressions.ts'
import { isCovered, pathOf } from '../../../src/store/cells/pathOf.ts'
import { type Aspect, snapshotForm } from '../../support/snapshotForm.ts'
import type { Trial } from '../createTrial.ts'
import { plainAnswer } from '../generate/answerArbitrary.ts'
import type { LawName } from '../generate/commandArbitrary.ts'
import { perform, type StepCommand } from '../perform.ts'
import { at, cellsWhere, hasContent, isText, note, rowOf, usableWhere } from '../perform/pick.ts'
import { checkHandBack } from './checkHandBack.ts'
import { dependentRow } from './dependentRow.ts'
import { countOffered, hasUnfitRows, isUnfitByRule, keepsFormerDefault, lacksDefault, readDefaults } from './lacksDefault.ts'
import { obey, obeySame } from './obey.ts'
import { addRows, answerAll, inTurn, type Law, nameOf, writtenSchema } from './takeSteps.ts'
import { hideTyped, restoreUnderRule } from './underRule.ts'

export const laws: Readonly<Record<LawName, Law>> = {
  restoreRow: async (trial, place, take) => {
    await addRows(trial, place, take, 1)
    const hadFailed = [...trial.state.options.values()].some(({ status, data }) => status === 'failed' || data?.length === 0)
    const before = snapshotForm(trial.form)
    const isDone = await inTurn(trial, take, { do: 'removeRow', ...nameOf(place) }, { do: 'restoreRow' })
    // Options that had failed or were empty are requested again when their field returns, and so are options for which an incomplete text
    // counts only since the removal; until then, errors and warnings about values differ.
    const except: readonly Aspect[] = hadFailed ? ['warnings', 'errors', 'valid'] : exceptions(trial)
    if (isDone) obeySame('restore row', before, snapshotForm(trial.form), except)
    return isDone
  },

  restoreUnderRule,
  dependentRow,
  hideTyped,

  takeBack: async (trial, { field, row }, take) => {
    // Commits the text, because further typing would belong to the same change.
    await take(() => perform(trial, { do: 'commit', field }))
    const before = snapshotForm(trial.form)
    const commands = [
      { do: 'type', field, text: 'tag' },
      { do: 'type', field, text: '5' },
      { do: 'choose', field, value: 'option', option: row },
      { do: 'choose', field, value: 'cleared', option: row },
      { do: 'addRow', field },
      { do: 'duplicateRow', field, row },
      { do: 'moveRow', field, row, to: row + 1 },
      { do: 'removeRow', field, row },
      { do: 'discard' },
      { do: 'chooseSide', field, isDropped: true },
      { do: 'chooseSide', field, isDropped: false },
      { do: 'reset', values: {} },
    ] as const satisfies readonly StepCommand[]
    if (!(await inTurn(trial, take, commands[row % commands.length] ?? commands[0]))) return false
    await take(() => perform(trial, { do: 'commit', field }))
    const changed = snapshotForm(trial.form)
    const { data, unread, rowKeys, setAside } = changed
    const isChange = !isEqual([data, unread, rowKeys, setAside], [before.data, before.unread, before.rowKeys, before.setAside])
    if (!isChange || !(await inTurn(trial, take, { do: 'undo' }))) return false
    obeySame('take back', before, snapshotForm(trial.form), exceptions(trial))
    await inTurn(trial, take, { do: 'redo' })
    obeySame('bring back', changed, snapshotForm(trial.form), exceptions(trial))
    return true
  },

  moveBack: async (trial, { field, row }, take) => {
    await addRows(trial, { field, row }, take, 2)
    const found = rowOf(trial, { field, row })
    if (found === undefined || found.length < 2) return false
    const before = snapshotForm(trial.form)
    const to = (found.index + 1) % found.length
    await inTurn(trial, take, { do: 'moveRow', field, row, to })
    if (rowOf(trial, { field, row: to })?.key !== found.key) return false
    await inTurn(trial, take, { do: 'moveRow', field, row: to, to: found.index })
    obeySame('move there and back', before, snapshotForm(trial.form))
    return true
  },

  duplicate: async (trial, place, take) => {
    await addRows(trial, place, take, 1)
    const row = rowOf(trial, place)
    if (row === undefined || !(await inTurn(trial, take, { do: 'duplicateRow', ...nameOf(place) }))) return false
    const copy = trial.state.cells.get(row.address)?.rows?.[row.index + 1]
    if (copy === undefined) return false
    const [one, other] = [row.key, copy].map((key) => heldAt(trial, childAddress(row.address, key)))
    obey('duplicate: data', isEqual(one?.data, other?.data) || `the copy of ${JSON.stringify(one?.data)} is ${JSON.stringify(other?.data)}`)
    obey('duplicate: unread', isEqual(one?.unread, other?.unread) || `the copy of ${JSON.stringify(one)} is ${JSON.stringify(other)}`)
    return true
  },

  sameValue: async (trial, { field }, take) => {
    // Setting a value commits an incomplete text, which is a change.
    const cell = at(
      cellsWhere(
        trial,
        (cell) =>
          cell.node.shape === 'value' &&
          cell.value !== undefined &&
          !cell.uncommitted &&
          !trial.isStopped() &&
          !isInExpression(trial.state, cell),
      ),
      field,
    )
    if (cell === undefined) return false
    const before = snapshotForm(trial.form)
    await take(() => {
      note(trial, 'set to what it holds', cell.address)
      trial.form.dispatch({ type: 'valuesSet', values: [{ address: cell.address, value: structuredClone(cell.value) }] })
      return { kind: 'valuesSet', overwrites: cell.address }
    })
    obeySame('same value', before, snapshotForm(trial.form))
    return true
  },

  sameText: async (trial, { field }, take) => {
    // Half-typed text counts as it is typed again: that is a change.
    const shown = usableWhere(trial, (cell) => isText(cell) && !cell.uncommitted).flatMap(({ address, text, value, node }) => {
      // A field of objects or arrays shows its value as JSON, also one that is the text of a choice.
      const isJson = node.definition.type === 'object' || node.definition.type === 'array'
      const isPlain = !isJson && fitsType(value, node.definition) && typeof value !== 'object'
      const held = text ?? (isPlain ? value : undefined)
      return held === undefined ? [] : [{ address, text: String(held as string | number) }]
    })
    const one = at(shown, field)
    if (one === undefined) return false
    const before = snapshotForm(trial.form)
    await take(() => {
      note(trial, 'type what it shows', one.address, JSON.stringify(one.text))
      trial.form.dispatch({ type: 'textTyped', ...one })
      return { kind: 'textTyped', overwrites: one.address, edits: true }
    })
    obeySame('same text', before, snapshotForm(trial.form))
    return true
  },

  toggle: async (trial, { field }, take) => {
    await take(() => perform(trial, { do: 'commit', field }))
    const before = snapshotForm(trial.form)
    const cell = at(
      usableWhere(trial, (one) => one.node.shape !== 'nothing' && !isCovered(trial.state, one)),
      field,
    )
    if (cell === undefined || trial.state.settings.templates === undefined) return false
    const { address, expression, node } = cell
    const offered = countOffered(trial.state)
    const types = typesIn(trial)
    let isRetyped = false
    const isRead = selectContentReaders(trial.state.plan, node.template).length > 0
    for (const side of expression ? (['fixed', 'expression'] as const) : (['expression', 'fixed'] as const)) {
      await take(() => {
        note(trial, 'toggle', address, side)
        trial.form.chooseSide(pathOf(trial.state, address), side)
        return { kind: 'fieldChanged', choosesSide: address, edits: true }
      })
      isRetyped ||= !isEqual(typesIn(trial), types)
    }
    // Rules treat an expression without a text as empty, and the defaults they apply then stay.
    if (countOffered(trial.state) !== offered) return true
    // The errors of a group are determined anew when it is displayed. If options depend on the field, a value that they lack becomes an
    // error.
    const later: readonly Aspect[] = isRead ? ['valid'] : []
    // Which fields were touched is forgotten where a rule makes them others, there and back.
    const lost: readonly Aspect[] = isRetyped ? ['touched'] : []
    obeySame('toggle there and back', before, snapshotForm(trial.form), [
      'errors',
      'warnings',
      'otherSides',
      'rowKeys',
      ...later,
      ...lost,
      ...exceptions(trial),
    ])
    return true
  },

  pause: async (trial, _place, take) => {
    // Stopping a form commits incomplete texts, which is a change.
    if (trial.state.indexes.uncommitted.size > 0) return false
    const before = snapshotForm(trial.form)
    const isDone = await inTurn(trial, take, { do: 'stop' }, { do: 'start' })
    if (isDone) obeySame('stop and start', before, snapshotForm(trial.form))
    return isDone
  },

  lock: async (trial, { row }, take) => {
    const setting = row % 2 === 0 ? 'readOnly' : 'disabled'
    const before = snapshotForm(trial.form)
    const isDone = await inTurn(trial, take, { do: 'settings', setting, on: true }, { do: 'settings', setting, on: false })
    if (isDone) obeySame('lock and unlock', before, snapshotForm(trial.form))
    return isDone
  },

  sameSchema: async (trial, _place, take) => {
    const { schema, plan } = trial.state
    if (!schema.isConfirmed || schema.request === 'loading' || plan.schema.fields.length === 0) return false
    if (!(await inTurn(trial, take, { do: 'reload' }))) return false
    const before = snapshotForm(trial.form)
    if (!(await answerAll(trial, take, 'schema', plainAnswer))) return false
    obeySame('same schema', before, snapshotForm(trial.form))
    return true
  },

  sameOptions: async (trial, { field }, take) => {
    const { cells, options } = trial.state
    await answerAll(trial, take, 'content', plainAnswer)
    const isWhole = (address: Address) => {
      const sets = (cells.get(address)?.requests ?? []).map(({ key }) => options.get(key))
      return sets.length > 0 && sets.every((set) => set?.status === 'ready' && set.data?.length === 4 && !set.hasMore)
    }
    const shown = usableWhere(trial, (cell) => hasContent(cell) && isWhole(cell.address))
    const chosen = at(shown, field)
    if (chosen === undefined) return false
    if (trial.module.live().some(({ endpoint }) => endpoint === 'content')) return false
    const before = snapshotForm(trial.form)
    await take(() => {
      note(trial, 'refresh', chosen.address)
      trial.form.dispatch({ type: 'optionsRefreshed', address: chosen.address })
      return { kind: 'optionsRefreshed', refreshes: chosen.address }
    })
    obeySame('options under way', before, snapshotForm(trial.form))
    if (!(await answerAll(trial, take, 'content', plainAnswer))) return false
    obeySame('same options', before, snapshotForm(trial.form))
    return true
  },

  answerTwice: async (trial, { row }, take) => {
    const event = at(trial.lastArrivals(), row)
    if (event === undefined || trial.isStopped()) return false
    const before = snapshotForm(trial.form)
    await take(() => {
      note(trial, 'the same answer again', event.type)
      trial.form.dispatch(event)
      return { kind: 'answerTwice', name: event.type }
    })
    obeySame('same answer again', before, snapshotForm(trial.form))
    return true
  },

  fieldReturns: async (trial, { field }, take) => {
    const { schema: parsed } = trial.state.plan
    const left = at(parsed.fields, field)
    if (left === undefined || trial.state.schema.phase === 'absent' || trial.isStopped()) return false
    if (lacksDefault(trial.state) || keepsFormerDefault(trial.state) || isUnfitByRule(trial.state)) return false
    const schema = writtenSchema(trial)
    const before = snapshotForm(trial.form)
    const hasDefaultRows = cellsWhere(trial, ({ rows, origin }) => rows !== undefined && origin === 'default').length > 0
    const hasHostErrors = trial.state.hostErrors.size > 0
    const hasUnfitStart = cellsWhere(trial, ({ node, value, baseline, origin, rows }) => {
      if (node.shape === 'group') return (value ?? baseline) !== undefined
      if (origin === 'none' && (rows ?? value) === undefined) return baseline !== undefined
      return value === undefined && !fitsType(baseline, node.definition)
    })
    const defaults = readDefaults(trial.state)
    const without = { ...schema, fields: schema.fields.filter(({ id }) => id !== left.id) }
    await inTurn(trial, take, { do: 'replaceStart', schema: without })
    const hasOthers = [...readDefaults(trial.state)].some(([address, one]) => defaults.has(address) && !isEqual(defaults.get(address), one))
    await inTurn(trial, take, { do: 'replaceStart', schema })
    // Without the field a rule may apply elsewhere, or mean another field of its id: the default it applied or removed there stays so.
    if (hasOthers) return true
    // Touched state and displayed errors are lost with the field, rows of a default are new ones. Of neither the replaced value of a group
    // nor what a field held before a group around it was cleared is anything kept, nor of what the host gave to a field that is of another
    // type now and empty.
    const except: readonly Aspect[] = [
      ...(hasDefaultRows ? (['rowKeys'] as const) : []),
      // Errors of the host in these rows are gone with them.
      ...(hasDefaultRows && hasHostErrors ? (['valid'] as const) : []),
      ...(hasUnfitStart.length > 0 ? (['dirty'] as const) : []),
      ...(hasUnfitRows(parsed.fields) ? (['setAside'] as const) : []),
    ]
    const lost: readonly Aspect[] = ['touched', 'errors', ...exceptions(trial)]
    obeySame('field goes and returns', before, snapshotForm(trial.form), [...lost, ...except])
    return true
  },

  handBack: async (trial) => Promise.resolve(checkHandBack(trial)),
}

/** While affected options are loading, or wait to be requested for an incomplete text, warnings and validity are unknown. */
const exceptions = ({ module, state }: Trial): readonly Aspect[] =>
  state.indexes.uncommitted.size > 0 || module.live().some(({ endpoint }) => endpoint === 'content')
    ? ['warnings', 'errors', 'valid']
    : ['warnings']

/** The data at and below an address: the value, and texts by their relative path. */
function heldAt({ form, state }: Trial, row: Address): { readonly data: unknown; readonly unread: FormValues } {
  const below = [...state.cells.values()].filter(({ address, unread }) => unread && (address === row || address.startsWith(`${row}/`)))
  const depth = pathOf(state, row).length
  return {
    data: form.valueAt(pathOf(state, row)),
    unread: Object.fromEntries(below.map(({ address, text }) => [JSON.stringify(pathOf(state, address).slice(depth)), text])),
  }
}

/** The types of all fields, by address. */
const typesIn = ({ state }: Trial): FormValues =>
  Object.fromEntries([...state.cells.values()].map(({ address, node }) => [address, node.definition.type]))
