import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { compilePlan, initialValues, mergeSchema, parseSchema, validate, type FormValues, type Schema } from 'moduleform/core'
import { lintSchema } from 'moduleform/lint'
import { mergeAnswer } from '../../../../src/core/schema/mergeSchema.ts'
import { evaluateJsonForm } from '../../../../src/core/rules/evaluateRules.ts'
import { validateForm } from '../../../../src/core/validation/validateForm.ts'
import { readSubmitData } from '../../../../src/store/cells/readValues.ts'
import { createFormStore } from '../../../../src/store/createFormStore.ts'
import { labelOf } from '../../../../src/store/fieldView.ts'
import { createHistory } from '../../../../src/store/history/createHistory.ts'
import { recordEvent } from '../../../../src/store/history/historyEffect.ts'
import { restoring } from '../../../../src/store/history/restoring.ts'
import { createCoreForm } from '../createCoreForm.ts'
import { groupedSchema, largeForms, mapOfIds, smallForms, strangeValues } from './limitForms.ts'
import { measureCheck } from './measureCheck.ts'

/** By name: milliseconds of the longest task, or the exponent of its growth from 1,000 to 20,000 fields. */
export type LimitReadings = Readonly<Record<string, number>>

const sizes = [1000, 5000, 10_000, 20_000] as const

const matchPattern = () => true
const settings = { readOnly: false, disabled: false, hiddenValues: 'omit', messages: {}, matchPattern } as const

/** Milliseconds per run; the smaller of wall and processor time: on a busy machine the wall clock includes the time of others. */
function timeOf(run: () => unknown, runs = 1): number {
  const [start, cpu] = [performance.now(), process.cpuUsage()]
  for (let turn = 0; turn < runs; turn += 1) run()
  const { user, system } = process.cpuUsage(cpu)
  return Math.min(performance.now() - start, (user + system) / 1000) / runs
}

/** The smallest of a few measurements. */
function least(run: () => unknown): number {
  const times: number[] = []
  const end = performance.now() + 300
  while (times.length < 5 || (times.length < 9 && performance.now() < end)) times.push(timeOf(run))
  return Math.min(...times)
}

function openForm(sent: object, values: FormValues) {
  const { schema } = parseSchema(sent)
  return createFormStore({ schema, plan: compilePlan(schema), source: { sent }, isInline: true, values, settings })
}

type OpenForm = ReturnType<typeof openForm>

/** An answer replaces the schema, as far as that is a single task on a page. */
function reload({ state, dispatch }: OpenForm, start: Schema, answer: object): void {
  const schema = mergeAnswer({ current: state.plan.schema, answer, start, trigger: undefined, mode: 'merge' })
  const plan = compilePlan(schema)
  const { revision } = state.schema
  dispatch({ type: 'schemaRequested', revision, asked: state.schema.sent })
  dispatch({ type: 'schemaArrived', revision, schema, plan, source: { sent: answer }, problems: [] })
}

function submit({ state, dispatch }: OpenForm): unknown {
  dispatch({ type: 'formChecked' })
  return readSubmitData(state)
}

/** A list with this many rows, with functions that remove one in the middle and undo that. */
function rowRemoval(count: number) {
  const people = { id: 'people', type: 'array', items: { type: 'object', fields: [{ id: 'name', type: 'string' }] } }
  const names = Array.from({ length: count }, (_, index) => ({ name: `Name ${index}` }))
  const store = openForm({ fields: [people] }, { people: names })
  const history = createHistory(store, restoring)
  store.subscribe((transition) => history.note(recordEvent(store, transition)))
  const address = '/people'
  const remove = () => store.dispatch({ type: 'rowRemoved', address, key: store.state.cells.get(address)?.rows?.[count / 2] ?? '' })
  return {
    undo: () => {
      remove()
      history.undo()
    },
    /** Undo at the list, after another change. */
    restoreRow: () => {
      remove()
      store.dispatch({ type: 'textTyped', address: `${address}/${store.state.cells.get(address)?.rows?.[0]}/name`, text: 'Other' })
      history.restoreRow()
    },
  }
}

/** Work that grows with the number of fields or rows. */
function growingWorks(count: number): Readonly<Record<string, () => unknown>> {
  const flat = createCoreForm(count)
  const [one, other] = [groupedSchema(count, 'one'), groupedSchema(count, 'other')]
  const { schema } = parseSchema(one)
  const brought = parseSchema({ ...flat.json, rules: [] }).schema
  const answer = parseSchema(other).schema
  const flatPlan = compilePlan(parseSchema(flat.json).schema)
  const open = openForm(one, {})
  const { undo, restoreRow } = rowRemoval(count)
  const numbers = openForm(
    { fields: [{ id: 'all', type: 'array', label: 'All', items: { type: 'number' } }] },
    { all: Array(count).fill(0.5) },
  )
  let turn = 0
  return {
    parse: () => parseSchema(flat.json),
    compile: () => compilePlan(brought),
    'merge of changed fields': () => mergeSchema({ current: schema, answer, start: schema, trigger: undefined, mode: 'merge' }),
    'merge of new fields': () => mergeSchema({ current: schema, answer: brought, start: schema, trigger: undefined, mode: 'merge' }),
    'initial values': () => initialValues(schema.fields, {}),
    open: () => openForm(flat.json, flat.values),
    'open with defaults': () => openForm(one, {}),
    'reload that changes everything': () => reload(open, schema, turn++ % 2 === 0 ? other : one),
    submit: () => submit(open),
    'validate plain values': () => validateForm(evaluateJsonForm(flatPlan, flat.values), { matchPattern }),
    'labels of rows': () => [...numbers.state.cells.values()].map((cell) => labelOf(numbers.state, cell)),
    'undo of a removed row': undo,
    'a removed row back, after another change': restoreRow,
    [mapOfIds]: () => new Map(brought.fields.map((field) => [field.id, { field }])),
    lint: () => lintSchema(one),
    'lint with rules': () => lintSchema(flat.json),
  }
}

const timesOf = (count: number): readonly (readonly [string, number])[] =>
  Object.entries(growingWorks(count)).map(([name, run]) => [name, least(run)] as const)

function measureLargeForms(): LimitReadings {
  return Object.fromEntries(sizes.flatMap((count) => timesOf(count).map(([name, time]) => [`${name}, ${count}`, time])))
}

/**
 * The exponents of the growth from 1,000 to 20,000 fields. The small form runs twenty times against one run of the large one, in turn, so
 * that both are measured over the same work, with code that is compiled alike and no garbage of the other.
 */
export function measureGrowth(): LimitReadings {
  setFlagsFromString('--expose-gc')
  // `as`: the context has nothing but this function.
  const collect = runInNewContext('gc') as () => void
  const measure = (run: () => unknown, runs: number) => {
    collect()
    return timeOf(run, runs)
  }
  const [small, large] = [growingWorks(1000), growingWorks(20_000)]
  const growth = Object.entries(small).map(([name, run]) => {
    const runLarge = large[name] ?? run
    const times = Array.from({ length: 9 }, () => [measure(run, 20), measure(runLarge, 1)] as const)
    const fastest = (of: 0 | 1) => Math.min(...times.map((time) => time[of]))
    return [`${name}, exponent`, Number((Math.log(fastest(1) / fastest(0)) / Math.log(20)).toPrecision(3))] as const
  })
  return Object.fromEntries(growth)
}

/** The longest of a form's tasks. */
const longestTask = (sent: object, values: FormValues): number => {
  const form = openForm(sent, values)
  const { schema } = parseSchema(sent)
  return Math.max(
    least(() => openForm(sent, values)),
    least(() => submit(form)),
    least(() => reload(openForm(sent, values), schema, sent)),
    least(() => initialValues(schema.fields, values)),
    least(() => lintSchema(sent)),
  )
}

/** The longest time for which the event loop was blocked. */
async function longestWait(run: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let last = performance.now()
  let isOver = false
  const tick = (): void => {
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
    if (!isOver) setImmediate(tick)
  }
  tick()
  await run()
  isOver = true
  tick()
  return longest
}

const fieldsOf = (count: number, pattern: (index: number) => string) => ({
  metadata: { workflows_module_schema_version: '1.0.0' },
  fields: Array.from({ length: count }, (_, index) => ({ id: `f${index}`, type: 'string', validation: { pattern: pattern(index) } })),
})
const textsFor = (count: number, text: string) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, text]))

async function measurePatterns(): Promise<LimitReadings> {
  const behind = (index: number) => `^(?=(a+)+$)a{${index}}`
  const dear = (index: number) => `(?:a{0,130}){0,${index + 30}}b`
  const start = performance.now()
  const lookAheads = await longestWait(() => validate(fieldsOf(100, behind), textsFor(100, `${'a'.repeat(40)}!`)))
  const total = performance.now() - start
  return {
    '100 exponential look-aheads in one submit': lookAheads,
    '100 exponential look-aheads in one submit, until it ends': total,
    '100 dear patterns in one submit': await longestWait(() => validate(fieldsOf(100, dear), textsFor(100, 'a'.repeat(150)))),
  }
}

/** Measures the cost of schemas: small ones made to be expensive, and large ordinary ones. */
export async function measureLimits(): Promise<LimitReadings> {
  const forms = Object.entries({ ...smallForms, ...largeForms }).map(([name, create]) => {
    const { schema, values = {} } = create()
    return [name, longestTask(schema, values)] as const
  })
  const strange = parseSchema({ fields: Object.keys(strangeValues()).map((id) => ({ id, type: 'object' })) }).schema
  const readings = {
    ...Object.fromEntries(forms),
    'values that are no JSON': least(() => submit(openForm(strange, strangeValues()))),
    ...measureLargeForms(),
    ...(await measurePatterns()),
    ...(await measureCheck()),
  }
  return Object.fromEntries(Object.entries(readings).map(([name, value]) => [name, Number(value.toPrecision(3))]))
}
