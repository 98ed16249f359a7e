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

/** Another schema of the module: five fields have another label. */
const changedSchemaOf = (form: BenchForm) =>
  schemaOf({
    ...form,
    fields: form.fields.map((field, index) => (index % 200 === 5 ? { ...field, label: field.label + changedMark } : field)),
  })

/** The default rows, and a hold on what its buttons and its drag handle call. */
function watchedRows(take: (rows: NonNullable<WidgetProps['rows']>) => void) {
  const Rows = defaultWidgets.rows
  return function WatchedRows(props: WidgetProps) {
    if (props.rows) take(props.rows)
    return <Rows {...props} />
  }
}

/** So many lines of a spreadsheet; each fourth cell is a number. */
function tableOf(lines: number, cells: number): string {
  const cellOf = (line: number, cell: number) => (cell % 4 === 3 ? `${line % 1000}` : `Text ${line} ${cell}`)
  return Array.from({ length: lines }, (_, line) => Array.from({ length: cells }, (_, cell) => cellOf(line, cell)).join('\t')).join('\n')
}

async function untilTrue(isDone: () => boolean): Promise<void> {
  while (!isDone()) await untilFrame()
}

/** Several rows begin folded, save for those that hold an error: each gets a text where a number belongs. */
const opening = { c3: '?' }

function valuesOf({ rows }: BenchForm) {
  return rows ? { [rows.id]: rows.folded ? rows.values : rows.values.map((row) => ({ ...row, ...opening })) } : {}
}

function prepare(form: BenchForm): Mount {
  const schema = schemaOf(form)
  const initialValues = valuesOf(form)
  return (host) => mount(host, form, { schema, initialValues })
}

/** How often the heap is filled and freed in one action; keys ten times as often. */
const often = 100

/** As a key does: React listens to the event, and looks whether the value is another one. */
function typeInto(control: HTMLElement, text: string): void {
  // Past React's own property on the element.
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
    // Each is a change of its own, which can be taken back.
    editOften: () => {
      for (let times = 0; times < 10 * often; times += 1) handle.current?.setValue('/f1', `${times}`, { byUser: true })
    },
    // A form of its own, so that no other work mounts the search.
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
