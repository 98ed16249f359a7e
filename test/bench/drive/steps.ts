import { setTimeout as wait } from 'node:timers/promises'
import type { ActionName } from '../page/contender.ts'
import { forms, type FormName } from '../forms/forms.ts'
import { median } from '../median.ts'
import type { Sample } from './openSample.ts'

/** The readings of a step, by name; in milliseconds or, for heap, bytes and a ratio. */
export type Readings = Readonly<Record<string, number>>

const keyPause = 25
const shortPause = 100
/** Longer than any delay of the libraries after a key press, so that delayed work is measured too. */
const settlePause = 600
const warmUpKeys = 'warm up'
const measuredKeys = 'twenty keys measured'

/** Types key by key, each with time for its frame. */
async function pressKeys({ page }: Sample, text: string): Promise<void> {
  for (const key of text) {
    await page.keyboard.press(key === ' ' ? 'Space' : key)
    await wait(keyPause)
  }
}

/** The cost of an action: to the end of the next frame, and in main-thread time. */
const actionStep =
  (action: ActionName) =>
  async (sample: Sample): Promise<Readings> => {
    const before = await sample.readMetrics()
    const frame = await sample.page.evaluate((name) => window.bench?.act(name), action)
    await wait(keyPause)
    const after = await sample.readMetrics()
    return { frame: frame ?? NaN, script: after.script - before.script, task: after.task - before.task }
  }

/** Runs an action without measuring it, if the library needs it. */
const prepare =
  (action: ActionName) =>
  async ({ page }: Sample): Promise<Readings> => {
    await page.evaluate((name) => window.bench?.prepare(name), action)
    await wait(settlePause)
    return {}
  }

/** Fields that are visible after the mount. */
function countFields(form: FormName): number {
  const { fields, rows } = forms[form]()
  return fields.length + (rows && !rows.folded ? rows.values.length * rows.fields.length : 0)
}

async function mount(sample: Sample, form: FormName): Promise<Readings> {
  const before = await sample.readMetrics()
  const frame = await sample.page.evaluate((name) => window.bench?.mount(name), form)
  await wait(shortPause)
  const after = await sample.readMetrics()
  const expected = countFields(form)
  const labels = await sample.page.evaluate(() => window.bench?.countLabels())
  if (labels !== expected) throw new Error(`${String(labels)} of ${expected} fields are drawn.`)
  return { frame: frame ?? NaN, script: after.script - before.script, task: after.task - before.task }
}

/** Main-thread time per key press in the middle of the form. The page runs no script of the benchmark meanwhile. */
async function keys(sample: Sample): Promise<Readings> {
  await sample.page.evaluate(() => window.bench?.focusTyped())
  await pressKeys(sample, warmUpKeys)
  await wait(shortPause)
  const before = await sample.readMetrics()
  await pressKeys(sample, measuredKeys)
  await wait(settlePause)
  const after = await sample.readMetrics()
  const typed = await sample.page.evaluate(() => window.bench?.readTyped())
  if (typed !== warmUpKeys + measuredKeys) throw new Error(`The typed field holds "${String(typed)}".`)
  const count = measuredKeys.length
  return { script: (after.script - before.script) / count, task: (after.task - before.task) / count }
}

const searched = 'field 00500'

/** Main-thread time per key press in the search above the form; the first letters match all fields, the last ones a single field. */
async function search(sample: Sample): Promise<Readings> {
  await prepare('openSearch')(sample)
  await pressKeys(sample, searched)
  for (const _ of searched) await sample.page.keyboard.press('Backspace')
  await wait(settlePause)
  const before = await sample.readMetrics()
  await pressKeys(sample, searched)
  await wait(settlePause)
  const after = await sample.readMetrics()
  const shown = await sample.page.evaluate(() => document.querySelectorAll('[data-field]:not([data-unmatched])').length)
  if (shown !== 1) throw new Error(`The search for "${searched}" shows ${shown} fields.`)
  return { script: (after.script - before.script) / searched.length, task: (after.task - before.task) / searched.length }
}

/** From the key event to the end of its frame, measured at the focused field. */
const keyFrames =
  (text: string) =>
  async (sample: Sample): Promise<Readings> => {
    await sample.page.evaluate(() => window.bench?.watchKeys())
    await pressKeys(sample, text)
    await wait(settlePause)
    const times = await sample.page.evaluate(() => window.bench?.takeKeyTimes())
    return { frame: median(times ?? []) }
  }

/** The heap after the mount minus that before it, both after garbage collection. */
const heap = async (sample: Sample): Promise<Readings> => ({ bytes: (await sample.readHeap()) - sample.heapBefore })

/**
 * From the navigation to the frame that shows the form, in a new context without any cache; includes scripts, styles and everything else
 * the form loads.
 */
async function coldPage({ page }: Sample, form: FormName): Promise<Readings> {
  const context = await page
    .context()
    .browser()
    ?.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  if (context === undefined) throw new Error('The page has no browser to open another one in.')
  try {
    const cold = await context.newPage()
    await cold.goto(`${page.url()}#${form}`)
    const shown = await cold.waitForFunction(() => window.bench?.shownAt())
    const frame = await shown.jsonValue()
    const labels = await cold.evaluate(() => window.bench?.countLabels())
    if (labels !== countFields(form)) throw new Error(`${String(labels)} of ${countFields(form)} fields are drawn.`)
    return { frame: frame ?? NaN }
  } finally {
    await context.close()
  }
}

/** The heap after ten more repetitions of an action, relative to that after the first ones, which fill caches. */
const heapAfter =
  (action: ActionName) =>
  async (sample: Sample): Promise<Readings> => {
    const repeat = async (times: number) => {
      for (let time = 0; time < times; time += 1) await sample.page.evaluate((name) => window.bench?.prepare(name), action)
      await wait(settlePause)
    }
    await repeat(10)
    const before = await sample.readHeap()
    await repeat(10)
    return { growth: (await sample.readHeap()) / before }
  }

/** Checked, unchecked, and checked again: the second time is measured, when all code has run once. */
async function toggle(sample: Sample): Promise<Readings> {
  await prepare('toggle')(sample)
  await prepare('toggle')(sample)
  await prepare('toggle')(sample)
  const hidden = await sample.page.evaluate(() => window.bench?.countLabels())
  const readings = await actionStep('toggle')(sample)
  const shown = await sample.page.evaluate(() => window.bench?.countLabels())
  if (hidden === shown) throw new Error('The toggle shows no field.')
  return readings
}

/** The steps that can be done in a page, by name. */
export const steps = {
  coldPage,
  mount,
  heap,
  heapAfterMounts: heapAfter('mountOften'),
  heapAfterReloads: heapAfter('reloadOften'),
  heapAfterKeys: heapAfter('typeOften'),
  heapAfterEdits: heapAfter('editOften'),
  keys,
  search,
  keyFrames: keyFrames('frames of keys'),
  toggle,
  addRow: actionStep('addRow'),
  removeFirst: actionStep('removeFirst'),
  moveLastToTop: actionStep('moveLastToTop'),
  reload: actionStep('reload'),
  openOptions: actionStep('openOptions'),
  paste1000: actionStep('paste1000'),
  paste5000: actionStep('paste5000'),
  filter: keyFrames('option'),
} satisfies Record<string, (sample: Sample, form: FormName) => Promise<Readings>>

export type StepName = keyof typeof steps
