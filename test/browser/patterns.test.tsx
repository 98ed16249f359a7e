import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ModuleForm, type ModuleFormProps, type Problem } from 'moduleform'
import { validate } from 'moduleform/core'
import 'moduleform/styles.css'
import { systemClock, type Clock } from '../../src/client/clock.ts'
import { createPatternMatcher } from '../../src/patterns/createPatternMatcher.ts'
import { createManualClock } from '../support/manualClock.ts'

/** Ten times the time, so that a busy machine stops only matches that would never end. */
const patientClock: Clock = { ...systemClock, setTimeout: (callback, milliseconds) => systemClock.setTimeout(callback, milliseconds * 10) }

const matcher = createPatternMatcher({ clock: patientClock })
afterEach(() => matcher.dispose())

/** Asks until the answer is there; the page is not blocked meanwhile. */
const matchAtLast = async (pattern: string, text: string): Promise<boolean | 'unchecked'> => {
  for (;;) {
    const told = new Promise<void>((resolve) => matcher.subscribe(resolve))
    const answer = matcher.match(pattern, text)
    if (answer !== 'pending') return answer
    await told
  }
}

it('answers a hostile pattern rightly that would freeze the page natively', async () => {
  expect(await matchAtLast('^(a|a)*$', `${'a'.repeat(50_000)}b`)).toBe(false)
  expect(await matchAtLast('^(a|a)*$', 'a'.repeat(50_000))).toBe(true)
})

it('matches a look-around in a worker', async () => {
  const pattern = '^(?=.*\\d)(?=.*[a-z]).{4,}$'
  expect(await matchAtLast(pattern, 'abc1')).toBe(true)
  expect(await matchAtLast(pattern, 'abcd')).toBe(false)
})

it('ends a hostile look-around, says so, and still answers the next pattern', async () => {
  const hostile = '(?=.*\\d)^(?:a+)+$'
  const text = `${'a'.repeat(50)}1`
  const harmless = '^(?!x).$'
  const answers = await Promise.all([matchAtLast(hostile, text), matchAtLast(harmless, 'x'), matchAtLast(harmless, 'y')])
  expect(answers).toEqual(['unchecked', false, true])
  expect([hostile, harmless].map(matcher.whyUnchecked)).toEqual([{ kind: 'slow', cause: '' }, undefined])
})

const lookAhead = '^(?=.*[0-9]).+$'
const schema = {
  metadata: { workflows_module_schema_version: '1.0.0' },
  fields: [
    { id: 'code', type: 'string', label: 'Code', validation: { pattern: lookAhead }, validation_messages: { pattern: 'A digit, please.' } },
  ],
}

/** Types into a form with that pattern, submits it, and returns what the host received. */
async function submitCode(props: Partial<ModuleFormProps>, text = 'abc') {
  const onSubmit = vi.fn<NonNullable<ModuleFormProps['onSubmit']>>()
  const onProblems = vi.fn<(problems: readonly Problem[]) => void>()
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  await render(<ModuleForm schema={schema} onSubmit={onSubmit} onProblems={onProblems} {...props} />)
  await page.getByLabelText('Code').fill(text)
  await page.getByRole('button', { name: 'Submit' }).click()
  onTestFinished(() => said.mockRestore())
  return { onSubmit, problems: () => onProblems.mock.lastCall?.[0] ?? [], said: () => said.mock.calls.map(([line]) => String(line)) }
}

const note = page.getByText('Format not checked in this browser')

it('refuses in a form what a look-around does not match, and takes what it does', async () => {
  const { onSubmit, problems, said } = await submitCode({})
  await expect.element(page.getByText('A digit, please.').first()).toBeVisible()
  expect(onSubmit).not.toHaveBeenCalled()
  await page.getByLabelText('Code').fill('abc1')
  await page.getByRole('button', { name: 'Submit' }).click()
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1))
  expect(onSubmit.mock.calls[0]?.[1].unchecked).toEqual([])
  expect([problems(), said()]).toEqual([[], []])
})

it('refuses it by a worker that the host starts', async () => {
  const patternWorker = vi.fn(() => new Worker(new URL('../../src/patterns/pattern.worker.ts', import.meta.url), { type: 'module' }))
  const { onSubmit } = await submitCode({ patternWorker })
  await expect.element(page.getByText('A digit, please.').first()).toBeVisible()
  expect(patternWorker).toHaveBeenCalledTimes(1)
  expect(onSubmit).not.toHaveBeenCalled()
})

it('refuses it by the text of the worker where its file is not there', async () => {
  const addresses: string[] = []
  class WorkerWithoutFile extends Worker {
    constructor(address: string | URL, options: WorkerOptions) {
      // The address is an object of the policy `moduleform`.
      super(String(address).startsWith('blob:') ? address : '/no/such/worker.js', options)
      addresses.push(String(address))
    }
  }
  vi.stubGlobal('Worker', WorkerWithoutFile)
  onTestFinished(() => void vi.unstubAllGlobals())
  const { onSubmit, problems, said } = await submitCode({})
  await expect.element(page.getByText('A digit, please.').first()).toBeVisible()
  expect(addresses).toEqual([expect.stringContaining('pattern.worker.ts'), expect.stringMatching(/^blob:/)])
  expect([onSubmit.mock.calls, problems(), said()]).toEqual([[], [], []])
})

it('refuses it in plain values too, by a worker that the host starts', async () => {
  const patternWorker = vi.fn(() => new Worker(new URL('../../src/patterns/pattern.worker.ts', import.meta.url), { type: 'module' }))
  const { issues, unchecked } = await validate(schema, { code: 'abc' }, { patternWorker })
  expect([issues.map(({ pointer }) => pointer), unchecked]).toEqual([['/code'], []])
  expect(patternWorker).toHaveBeenCalledTimes(1)
})

it.each([
  [
    'is not there',
    () => new Worker('/no/such/worker.js', { type: 'module' }),
    'The worker of patternWorker could not be loaded as a worker.',
  ],
  ['breaks', () => new Worker(URL.createObjectURL(new Blob(['throw new Error("Broken")']))), 'Broken'],
  ['cannot be made', () => new Worker('https://other.example/worker.js'), 'https://other.example/worker.js'],
])('leaves the field unchecked, and says so, where the worker of the host %s', async (_, patternWorker, cause) => {
  const { onSubmit, problems, said } = await submitCode({ patternWorker })
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1))
  expect(onSubmit.mock.calls[0]?.[1].unchecked).toEqual([['code']])
  await expect.element(note).toBeVisible()
  await vi.waitFor(() => expect(problems()).toHaveLength(1))
  expect(problems()[0]).toMatchObject({
    code: 'validation/pattern-unchecked',
    args: { kind: 'no-worker', cause: expect.stringContaining(cause) as string },
  })
  await vi.waitFor(() => expect(said().filter((line) => line.startsWith('[moduleform]'))).toHaveLength(1))
  expect(said().join()).toContain(cause)
})

it('ends the checks of a submit after 2 s, however many patterns take too long', async () => {
  const clock = createManualClock()
  const started: Worker[] = []
  // Reports that it is ready, and never answers.
  const patternWorker = () => {
    const worker = new Worker(URL.createObjectURL(new Blob(['postMessage("ready")'])))
    started.push(worker)
    return worker
  }
  const fields = Array.from({ length: 100 }, (_, index) => ({
    id: `f${index}`,
    type: 'string',
    label: index === 0 ? 'Code' : `Field ${index}`,
    default: 'x',
    validation: { pattern: `^(?=.*${index}).+$` },
  }))
  const { onSubmit } = await submitCode({ clock, patternWorker, schema: { ...schema, fields } })
  await vi.waitFor(() => expect(started).toHaveLength(1))
  await vi.waitFor(async () => {
    // A tenth of a second at a time, whenever a worker has started.
    await clock.advance(100)
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })
  expect(onSubmit.mock.calls[0]?.[1].unchecked).toHaveLength(100)
  expect(clock.now()).toBeLessThan(12_000)
  expect(started.length).toBeLessThanOrEqual(21)
})
