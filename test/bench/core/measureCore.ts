import { compilePlan, evaluateRules, mergeSchema, parseSchema } from 'moduleform/core'
import { evaluateJsonForm } from '../../../src/core/rules/evaluateRules.ts'
import { validateForm } from '../../../src/core/validation/validateForm.ts'
import { createFormStore } from '../../../src/store/createFormStore.ts'
import { median } from '../median.ts'
import { createCoreForm } from './createCoreForm.ts'

const sizes = [100, 1000, 10_000] as const

/** Milliseconds by number of fields, and the exponent of their growth: 1 is linear. */
export interface CoreReading {
  readonly milliseconds: Readonly<Record<string, number>>
  readonly exponent: number
}

export interface CoreResult {
  readonly works: Readonly<Record<string, CoreReading>>
  /** Milliseconds with 10,000 fields and 5,000 rules. */
  readonly open10000: number
  readonly change10000: number
}

const matchPattern = () => true

/** Runs at least 9 times and for 200 ms. */
function time(run: () => unknown): number {
  const times: number[] = []
  const end = performance.now() + 200
  while (times.length < 9 || performance.now() < end) {
    const start = performance.now()
    run()
    times.push(performance.now() - start)
  }
  return median(times)
}

function worksOf(count: number): Readonly<Record<string, () => unknown>> {
  const { json, values } = createCoreForm(count)
  const { schema } = parseSchema(json)
  const plan = compilePlan(schema)
  const [first, ...rest] = json.fields
  const answer = parseSchema({ ...json, fields: [{ ...first, label: 'Changed' }, ...rest] }).schema
  return {
    parse: () => parseSchema(json),
    compile: () => compilePlan(schema),
    evaluate: () => evaluateRules(plan, values),
    validate: () => validateForm(evaluateJsonForm(plan, values), { matchPattern }),
    merge: () => mergeSchema({ current: schema, answer, start: schema, trigger: undefined, mode: 'merge' }),
  }
}

/** One key press in a field that a rule reads, in an open form. */
function timeChange(count: number): number {
  const { json, values } = createCoreForm(count)
  const { schema } = parseSchema(json)
  const settings = { readOnly: false, disabled: false, hiddenValues: 'omit', messages: {}, matchPattern } as const
  const store = createFormStore({ schema, plan: compilePlan(schema), source: { sent: json }, isInline: true, values, settings })
  let turn = 0
  return time(() => store.dispatch({ type: 'valuesSet', values: [{ address: '/f7', value: turn++ % 2 === 0 ? 'on' : 'off' }] }))
}

const growthOf = (small: number, large: number, factor: number): number => Number((Math.log(large / small) / Math.log(factor)).toFixed(2))

/** Measures the core alone, without a browser. */
export function measureCore(): CoreResult {
  const bySize = sizes.map((size) => {
    const times = Object.entries(worksOf(size)).map(([name, run]) => [name, Number(time(run).toPrecision(3))] as const)
    return { size, times: Object.fromEntries(times) }
  })
  const [smallest] = bySize
  const largest = bySize.at(-1)
  const works = Object.keys(smallest?.times ?? {}).map((name) => {
    const milliseconds = Object.fromEntries(bySize.map(({ size, times }) => [size, times[name] ?? NaN]))
    return [name, { milliseconds, exponent: growthOf(smallest?.times[name] ?? NaN, largest?.times[name] ?? NaN, 100) }] as const
  })
  const { json, values } = createCoreForm(10_000)
  const { schema } = parseSchema(json)
  return {
    works: Object.fromEntries(works),
    open10000: Number(time(() => evaluateRules(compilePlan(schema), values)).toPrecision(3)),
    change10000: Number(timeChange(10_000).toPrecision(3)),
  }
}
