import type { BenchForm } from '../forms/benchForm.ts'
import { forms } from '../forms/forms.ts'
import type { BenchPage } from './benchPage.ts'
import type { ActionName, Actions, Contender } from './contender.ts'
import { findControl, findLabels } from './findControl.ts'
import { untilFrame } from './untilFrame.ts'

/**
 * Runs something in a separate task, because the browser does not count scripts that its debugger runs; returns the milliseconds to the end
 * of the next frame.
 */
function timeTask(run: () => void | Promise<void>): Promise<number> {
  return new Promise((resolve, reject) => {
    setTimeout(() => {
      const start = performance.now()
      const untilDrawn = async () => {
        await run()
        await untilFrame()
        return performance.now() - start
      }
      untilDrawn().then(resolve, reject)
    })
  })
}

/** Exposes a library to the driver. */
export function offerContender(contender: Contender): void {
  let form: BenchForm | undefined
  let actions: Actions = {}
  let keyTimes: number[] = []
  let shownAt: number | undefined

  const typed = (): HTMLElement => findControl(form?.typed ?? '')
  const labels = (): string[] => (form?.rows ? form.rows.fields.map(({ label }) => label) : ['Field '])

  const clickToggle = () => findControl(form?.toggle?.label ?? '').click()
  const actionOf = (name: ActionName) => actions[name] ?? (name === 'toggle' ? clickToggle : undefined)

  const show = async (shown: BenchForm) => {
    form = shown
    const mount = contender.prepare(form)
    actions = await mount(document.body.appendChild(document.createElement('main')))
    await untilFrame()
    shownAt = performance.now()
  }

  const page: BenchPage = {
    shownAt: () => shownAt,
    mount: async (name) => {
      form = forms[name]()
      const mount = contender.prepare(form)
      const host = document.body.appendChild(document.createElement('main'))
      return timeTask(async () => {
        actions = await mount(host)
      })
    },
    act: async (name) => {
      const act = actionOf(name)
      if (act === undefined) throw new Error(`This contender has no way to do "${name}".`)
      return timeTask(act)
    },
    prepare: async (name) => {
      await actionOf(name)?.()
      await untilFrame()
    },
    focusTyped: () => typed().focus(),
    readTyped: () => {
      const control = typed()
      return control instanceof HTMLInputElement ? control.value : ''
    },
    watchKeys: () => {
      // Event times and performance.now() have the same origin.
      const note = ({ timeStamp }: Event) => void untilFrame().then(() => keyTimes.push(performance.now() - timeStamp))
      window.addEventListener('keydown', note, { capture: true })
    },
    takeKeyTimes: () => {
      const times = keyTimes
      keyTimes = []
      return times
    },
    countLabels: () => labels().reduce((count, label) => count + findLabels(label).length, 0),
  }
  window.bench = page
  const wanted = Object.entries(forms).find(([name]) => location.hash === `#${name}`)
  if (wanted !== undefined) void show(wanted[1]())
}
