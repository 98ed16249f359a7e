import { ModuleForm } from 'moduleform'
import 'moduleform/styles.css'
import { afterEach, expect, it } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { schemaOf } from '../support/createTestForm.ts'

afterEach(cleanup)

const names = Array.from({ length: 40 }, (_, index) => `Department ${index}`)
const choices = { values: names.map((value) => ({ value, label: value })) }
const lines = names.join('\n')
const sentences = 'Records that were changed since the last run are exported, all others stay as they are in the other system. '.repeat(3)

const tall: readonly object[] = [
  { id: 'many', type: 'array', label: 'Many', items: { type: 'string' }, choices },
  { id: 'text', type: 'string', label: 'Text', ui_options: { ui_widget: 'textarea' } },
  { id: 'described', type: 'string', label: 'Described', description: sentences },
  { id: 'labelled', type: 'boolean', label: sentences },
  { id: 'chosen', type: 'string', label: 'Chosen', description: 'What to know.', choices: { values: [{ value: 'a', label: sentences }] } },
  { id: 'heading', type: 'object', label: 'Heading', description: sentences },
  { id: 'strange', type: 'strange', label: 'Strange' },
  { id: 'bareText', type: 'array', label: 'Texts', items: { type: 'string', label: 'Text', ui_options: { ui_widget: 'textarea' } } },
  { id: 'bare', type: 'array', label: 'Bare', items: { type: 'string', label: 'Entry' } },
]
const initialValues = {
  many: names,
  text: lines,
  chosen: 'a',
  bareText: [lines, lines],
  bare: ['a', 'b', 'c'],
}
const ordinary = (id: string) => ({ id, type: 'string', label: id, description: 'What to know.' })

/** Each of the tall fields between ordinary ones, below enough fields to be far out of view, in a list of more than a hundred lines. */
const fields = [
  ...Array.from({ length: 60 }, (_, index) => ordinary(`f${index}`)),
  ...tall.flatMap((field, index) => [field, ordinary(`after${index}`)]),
  ...Array.from({ length: 30 }, (_, index) => ordinary(`last${index}`)),
]

/** Fields and rows of a list that overlap the next one. */
function findOverhanging(): string[] {
  return [...document.querySelectorAll('.mf-fields > .mf-field, .mf-row')].flatMap((element) => {
    const next = element.nextElementSibling?.getBoundingClientRect().top ?? Infinity
    const end = Math.max(...[...element.querySelectorAll('*:not(.mf-chips *)')].map((part) => part.getBoundingClientRect().bottom))
    return end > next ? [`${element.closest('[data-field]')?.getAttribute('data-field')} by ${end - next}px`] : []
  })
}

const isDrawn = (id: string) =>
  document.querySelector(`#${CSS.escape(id)}, [data-field="/${id}"] input`)?.checkVisibility({ contentVisibilityAuto: true })

it.each([
  [360, {}],
  [1200, {}],
  [360, { readOnly: true }],
])('is as much as a field needs, %d px wide with %j', async (width, props) => {
  await render(
    <div style={{ width }}>
      <ModuleForm schema={schemaOf(fields)} initialValues={{ ...initialValues, f50: lines }} {...props} />
    </div>,
  )
  await expect.poll(() => document.querySelectorAll('.mf-row').length).toBe(5)
  expect(findOverhanging()).toEqual([])
})

it('is guessed for fields of one line, which are not drawn', async () => {
  await render(<ModuleForm schema={schemaOf(fields)} />)
  await expect.poll(() => isDrawn('f0')).toBe(true)
  await expect.poll(() => isDrawn('f55')).toBe(false)
})

it('is that of the others for a row of one value', async () => {
  const bare = { id: 'bare', type: 'array', label: 'Bare', items: { type: 'string', label: 'Entry' } }
  await render(<ModuleForm schema={schemaOf([bare])} initialValues={{ bare: names.concat(names) }} />)
  const rows = () => [...document.querySelectorAll<HTMLElement>('.mf-row')]
  const areDrawn = () => rows().map((row) => row.querySelector('input')?.checkVisibility({ contentVisibilityAuto: true }))
  await expect.poll(() => [areDrawn().at(0), areDrawn().at(-1)]).toEqual([true, false])
  expect(new Set(rows().map(({ offsetHeight }) => offsetHeight)).size).toBe(1)
})
