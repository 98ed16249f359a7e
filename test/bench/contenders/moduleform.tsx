import { defaultWidgets, ModuleForm, type ModuleFormHandle, type ModuleFormProps, type WidgetProps } from 'moduleform'
import { createFixtureClient } from 'moduleform/client'
import { createRef } from 'react'
import { flushSync } from 'react-dom'
import 'moduleform/styles.css'
import type { BenchForm } from '../forms/benchForm.ts'
import type { Actions, Mount } from '../page/contender.ts'
import { clickButton, findControl } from '../page/findControl.ts'
import { offerContender } from '../page/offerContender.ts'
import { renderReact } from '../page/renderReact.ts'
import { untilFrame } from '../page/untilFrame.ts'
import { schemaOf } from './schemaOf.ts'

const changedMark = ' (changed)'

/** Another schema of the module, in which five fields have different labels. */
const changedSchemaOf = (form: BenchForm) =>
  schemaOf({
    ...form,
    fields: form.fields.map((field, index) => (index % 200 === 5 ? { ...field, label: field.label + changedMark } : field)),
  })

/** The default rows, giving access to the functions that their buttons and drag handle call. */
function watchedRows(take: (rows: NonNullable<WidgetProps['rows']>) => void) {
  const Rows = defaultWidgets.rows
  return function WatchedRows(props: WidgetProps) {
    if (props.rows) take(props.rows)
    return <Rows {...props} />
  }
}

/** Spreadsheet text with this many lines; each fourth cell is a number. */
function tableOf(lines: number, cells: number): string {
  const cellOf = (line: number, cell: number) => (cell % 4 === 3 ? `${line % 1000}` : `Text ${line} ${cell}`)
  return Array.from({ length: lines }, (_, line) => Array.from({ length: cells }, (_, cell) => cellOf(line, cell)).join('\t')).join('\n')
}

async function untilTrue(isDone: () => boolean): Promise<void> {
  while (!isDone()) await untilFrame()
}

/** Several rows start folded, except those with an error, so each gets a text in a number field. */
const opening = { c3: '?' }

function valuesOf({ rows }: BenchForm) {
  return rows ? { [rows.id]: rows.folded ? rows.values : rows.values.map((row) => ({ ...row, ...opening })) } : {}
}

function prepare(form: BenchForm): Mount {
  const schema = schemaOf(form)
  const initialValues = valuesOf(form)
  return (host) => mount(host, form, { schema, initialValues })
}

/** Repetitions of one action that allocates and frees memory; key presses are repeated ten times as often. */
const often = 100

/** Simulates typing: React handles the event and checks whether the value has changed. */
function typeInto(control: HTMLElement, text: string): void {
  // Bypasses React's own property on the element.
  Reflect.set(HTMLInputElement.prototype, 'value', text, control)
  control.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

function mount(host: HTMLElement, form: BenchForm, given: Pick<ModuleFormProps, 'schema' | 'initialValues'>): Actions {
  const handle = createRef<ModuleFormHandle>()
  let rows: WidgetProps['rows']
  const widgets = { rows: watchedRows((next) => (rows = next)) }
  const client = createFixtureClient({ schema: () => changedSchemaOf(form) })
  let reloaded = () => {}
  const element = <ModuleForm {...given} ref={handle} client={client} onReload={() => reloaded()} {...(form.rows && { widgets })} />
  let unmount = renderReact(host, element)
  const searchBox = () => document.querySelector<HTMLElement>('input[type=search]')
  const paste = async (count: number) => {
    const before = rows?.keys.length ?? 0
    rows?.paste(tableOf(count, form.rows?.fields.length ?? 0))
    await untilTrue(() => rows?.keys.length === before + count)
  }
  return {
    addRow: () => clickButton('[data-part="add"]'),
    removeFirst: () => flushSync(() => rows?.remove(rows.keys[0] ?? '')),
    moveLastToTop: () => flushSync(() => rows?.move(rows.keys.at(-1) ?? '', 0)),
    paste1000: () => paste(1000),
    paste5000: () => paste(5000),
    reload: async () => {
      const label = document.querySelector('[data-field="/f5"] label')
      handle.current?.reload()
      await untilTrue(() => label?.textContent.includes(changedMark) === true)
    },
    mountOften: () => {
      for (let times = 0; times < often; times += 1) {
        unmount()
        unmount = renderReact(host, element)
      }
    },
    reloadOften: async () => {
      for (let times = 0; times < often; times += 1) {
        const isOver = new Promise<void>((resolve) => (reloaded = resolve))
        handle.current?.reload()
        await isOver
      }
    },
    typeOften: () => {
      const control = findControl(form.typed ?? '')
      for (let times = 0; times < 10 * often; times += 1) typeInto(control, `${times}`)
    },
    // Each call is a separate change with its own undo step.
    editOften: () => {
      for (let times = 0; times < 10 * often; times += 1) handle.current?.setValue('/f1', `${times}`, { byUser: true })
    },
    // A separate form, so that no other measurement mounts the search.
    openSearch: async () => {
      unmount()
      unmount = renderReact(host, <ModuleForm {...given} search />)
      await untilTrue(() => searchBox() !== null)
      searchBox()?.focus()
    },
    openOptions: async () => {
      findControl(form.fields[0]?.label ?? '').click()
      await untilTrue(() => document.querySelector('[role="option"]') !== null)
    },
  }
}

offerContender({ prepare })
