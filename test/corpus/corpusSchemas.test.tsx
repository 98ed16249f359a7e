import { act, cleanup, render } from '@testing-library/react'
import { ModuleForm, type ModuleFormHandle, type Problem } from 'moduleform'
import { createFixtureClient } from 'moduleform/client'
import { compilePlan, evaluateRules, parseSchema, type FormValues } from 'moduleform/core'
import { formatProblem } from 'moduleform/lint'
import { createRef } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fixText } from '../../src/cli/lint/fix/fixText.ts'
import { createManualClock } from '../support/manualClock.ts'
import { expectSilentConsole } from '../support/silentConsole.ts'
import { contentObjectsOf } from './contentObjectsOf.ts'
import { expectedControl } from './expectedControl.ts'
import { fillField } from './fillField.ts'
import { asDefinition, fieldsOf, type RawDefinition } from './rawDefinition.ts'
import { readCorpus } from './readCorpus.ts'
import { controlAt, frameAt } from './controlAt.ts'
import { unknownKeysIn } from './unknownKeysIn.ts'
import { connectionFor, validValues } from './validValue.ts'

expectSilentConsole()
afterEach(cleanup)

const corpus = readCorpus()
const titled = corpus.length === 0 ? [{ name: 'the corpus, which is not here', json: {} }] : corpus

/** A form of a module that answers with this schema, and with one option for each content object. */
async function openForm(json: RawDefinition) {
  const ref = createRef<ModuleFormHandle>()
  const clock = createManualClock()
  const problems: (readonly Problem[])[] = []
  const onSubmit = vi.fn<(formData: FormValues) => void>()
  const fields = fieldsOf(json)
  const connections = fields.filter(({ type }) => type === 'connection').map(connectionFor)
  const client = createFixtureClient({ schema: json, content: contentObjectsOf(fields) })
  render(
    <ModuleForm
      ref={ref}
      client={client}
      clock={clock}
      connections={connections}
      onProblems={(found) => problems.push(found)}
      onSubmit={(formData) => onSubmit(formData)}
    />,
  )
  const settle = () => act(() => clock.advance(1000))
  await settle()
  if (ref.current === null) throw new Error('The form has no handle.')
  return { form: ref.current, problems, onSubmit, fields, settle }
}

/** Fields with their addresses, groups before their fields. */
const placed = (fields: readonly RawDefinition[], above = ''): readonly (readonly [string, RawDefinition])[] =>
  fields.flatMap((field) => {
    const address = `${above}/${String(field['id'])}`
    const below = expectedControl(field) === 'group' ? placed(fieldsOf(field), address) : []
    return [[address, field] as const, ...below]
  })

const viewOf = (json: RawDefinition, formData: FormValues) => evaluateRules(compilePlan(parseSchema(json).schema), formData)

describe.skipIf(corpus.length === 0).each(titled)('the form of $name', ({ json }) => {
  it('shows every field with its label and the control that its definition asks for', async () => {
    const { form, fields } = await openForm(json)
    const view = viewOf(json, form.getFormData())
    for (const [address, field] of placed(fields)) {
      if (view.isHidden(address)) expect(frameAt(address), address).toBeNull()
      else controlAt(address, field)
    }
  })

  it('reports each deviation once', async () => {
    const { problems } = await openForm(json)
    const [found = []] = problems
    // A default that loads the schema reloads it once: the same schema, with the same problems.
    for (const again of problems) expect(again).toEqual(found)
    const places = found.map(({ code, pointer, args }) => `${code} at ${pointer} ${JSON.stringify(args)}`)
    expect(places).toEqual([...new Set(places)])
    for (const pointer of unknownKeysIn(json))
      expect(
        found.filter((problem) => problem.pointer === pointer),
        pointer,
      ).toHaveLength(1)
    for (const problem of found) expect(formatProblem(problem).message).not.toBe('')
  })

  it('shows the same fields with the same controls once lint has mended it', async () => {
    const { fields } = await openForm(json)
    const before = drawn()
    cleanup()
    await openForm(asDefinition(JSON.parse(fixText('schema.json', JSON.stringify(json)).text)))
    // JSON Schema's `enum` is read as the intended choices.
    const withEnum = new Set(placed(fields).flatMap(([address, field]) => ('enum' in field ? [address] : [])))
    expect(drawn()).toEqual(before.map(([field = '', control]) => [field, withEnum.has(field) ? 'SelectWidget' : control]))
  })

  it('takes what is filled in and hands it over, each value of the type that the schema says', async () => {
    const { form, fields, onSubmit, settle } = await openForm(json)
    for (const [address, field] of placed(fields)) {
      if (frameAt(address) !== null) act(() => fillField(form, field, address))
      await settle()
    }
    for (const [address, field] of placed(fields)) expectRow(address, field)
    expect(await act(() => form.submit()), document.querySelector('.mf-summary')?.textContent).toBe('submitted')
    const hidden = fields.map(({ id }) => String(id)).filter((id) => frameAt(`/${id}`) === null)
    expect(without(onSubmit.mock.calls[0]?.[0], hidden)).toEqual(without(validValues(fields), hidden))
  })
})

const drawn = () => [...document.querySelectorAll<HTMLElement>('[data-field]')].map(({ dataset: { field, control } }) => [field, control])

/** The filled row shows its fields like any other group. */
function expectRow(address: string, field: RawDefinition): void {
  const row = document.querySelector<HTMLElement>(`[data-field^="${address}/"]`)?.dataset['field']
  if (expectedControl(field) !== 'rows' || row === undefined) return
  for (const [below, inside] of placed(fieldsOf(asDefinition(field['items'])), row)) controlAt(below, inside)
}

const without = (data: FormValues = {}, ids: readonly string[]): FormValues =>
  Object.fromEntries(Object.entries(data).filter(([id]) => !ids.includes(id)))
