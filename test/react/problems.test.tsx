import { act, cleanup, render, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ModuleForm, type Problem } from 'moduleform'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createManualClock } from '../support/manualClock.ts'
import { createScriptedModule } from '../support/createScriptedModule.ts'
import { schemaOf } from '../support/createTestForm.ts'
import { expectSilentConsole } from '../support/silentConsole.ts'

expectSilentConsole()
afterEach(cleanup)

const codes = (problems: readonly Problem[] = []) => problems.map(({ code, pointer }) => `${code} ${pointer}`)

describe('onProblems', () => {
  it('judges an answer that names only what changes after it was merged', async () => {
    const module = createScriptedModule()
    const clock = createManualClock()
    const onProblems = vi.fn<(problems: readonly Problem[]) => void>()
    const kind = { id: 'kind', type: 'boolean', label: 'Kind', on_action: { load_schema: true } }
    const odd = { id: 'odd', type: 'colour', label: 'Odd' }
    const name = { id: 'name', type: 'string', label: 'Name' }
    const { getByLabelText } = render(
      <ModuleForm client={module.client} clock={clock} schema={schemaOf([kind, odd, name])} onProblems={onProblems} />,
    )
    await waitFor(() => expect(codes(onProblems.mock.lastCall?.[0])).toEqual(['field/unknown-type /fields/1/type']))
    act(() => getByLabelText('Kind').click())
    await act(() => clock.advance(0))
    await act(() => module.answer(0, schemaOf([{ id: 'name', label: 'Full name' }])))
    expect(getByLabelText('Full name')).toBeDefined()
    await waitFor(() => expect(codes(onProblems.mock.lastCall?.[0])).toEqual(['field/unknown-type /fields/1/type']))
  })

  it('names the fields of answers that never settle', async () => {
    const module = createScriptedModule()
    const clock = createManualClock()
    const onProblems = vi.fn<(problems: readonly Problem[]) => void>()
    const count = (value: number) =>
      schemaOf([{ id: 'count', type: 'integer', label: 'Count', default: value, on_action: { load_schema: true } }])
    render(<ModuleForm client={module.client} clock={clock} onProblems={onProblems} />)
    for (let answers = 0; answers < 10; answers += 1) {
      await act(() => clock.advance(0))
      await act(() => module.answer(answers, count(answers)))
    }
    await act(() => clock.advance(0))
    expect(module.requests).toHaveLength(10)
    await waitFor(() =>
      expect(onProblems.mock.lastCall?.[0]).toEqual([{ code: 'reload/loop', level: 'error', pointer: '', args: { fields: ['Count'] } }]),
    )
  })

  it('names once what is wrong with answers of /content', async () => {
    const onProblems = vi.fn<(problems: readonly Problem[]) => void>()
    const content = { type: ['managed'], content_objects: [{ id: 'picks' }] }
    const option = { value: 'a', label: 'A' }
    const fetch = () =>
      Promise.resolve(
        Response.json({
          content_objects: [
            { id: 'picks', content: [option] },
            { content_object_name: 'picks', data: [] },
          ],
        }),
      )
    const schema = schemaOf([{ id: 'pick', type: 'string', label: 'Pick', content }])
    const { getByRole, findByText } = render(
      <ModuleForm baseUrl="http://module.test" fetch={fetch} schema={schema} onProblems={onProblems} />,
    )
    await findByText('1 option')
    const found = ['content/record-alias /content_objects/0', 'content/record-twice /content_objects/1']
    await waitFor(() => expect(codes(onProblems.mock.lastCall?.[0])).toEqual(found))
    await userEvent.click(getByRole('button', { name: 'Refresh the options of Pick' }))
    await findByText('1 option')
    await waitFor(() => expect(codes(onProblems.mock.lastCall?.[0])).toEqual(found))
  })

  it('names what is wrong with the entries in answers of /content, once', async () => {
    const onProblems = vi.fn<(problems: readonly Problem[]) => void>()
    const content = { type: ['managed'], content_objects: [{ id: 'sizes' }, { id: 'picks' }] }
    const answer = {
      content_objects: [
        { content_object_name: 'picks', data: [{ value: 'a', label: 'A' }, { value: 'b' }, null] },
        { content_object_name: 'sizes', data: ['c'] },
      ],
    }
    const { getByRole, findByText } = render(
      <ModuleForm
        baseUrl="http://module.test"
        fetch={() => Promise.resolve(Response.json(answer))}
        schema={schemaOf([{ id: 'pick', type: 'string', label: 'Pick', content }])}
        onProblems={onProblems}
      />,
    )
    await findByText('3 options')
    const found = [
      'choices/scalar /content_objects/1/data/0',
      'choices/missing-label /content_objects/0/data/1',
      'choices/unreadable /content_objects/0/data/2',
    ]
    await waitFor(() => expect(codes(onProblems.mock.lastCall?.[0])).toEqual(found))
    await userEvent.click(getByRole('button', { name: 'Refresh the options of Pick' }))
    await findByText('3 options')
    await waitFor(() => expect(codes(onProblems.mock.lastCall?.[0])).toEqual(found))
  })

  it('points to entries where they stand in the answer: behind records that do not count, inside "data", in a list of another name', async () => {
    const onProblems = vi.fn<(problems: readonly Problem[]) => void>()
    const content = { type: ['managed'], content_objects: [{ id: 'sizes' }, { id: 'picks' }] }
    const content_objects = [{ data: ['nameless'] }, { content_object_name: 'picks', data: ['a'] }, { id: 'sizes', content: ['c'] }]
    const { findByText } = render(
      <ModuleForm
        baseUrl="http://module.test"
        wire="data"
        fetch={() => Promise.resolve(Response.json({ data: { content_objects } }))}
        schema={schemaOf([{ id: 'pick', type: 'string', label: 'Pick', content }])}
        onProblems={onProblems}
      />,
    )
    await findByText('2 options')
    await waitFor(() =>
      expect(codes(onProblems.mock.lastCall?.[0]).filter((line) => line.startsWith('choices/'))).toEqual([
        'choices/scalar /data/content_objects/2/content/0',
        'choices/scalar /data/content_objects/1/data/0',
      ]),
    )
  })

  it('points into what a loader of the host gave', async () => {
    const onProblems = vi.fn<(problems: readonly Problem[]) => void>()
    const content = { type: ['custom'], content_objects: [{ id: 'sizes' }] }
    const { findByText } = render(
      <ModuleForm
        schema={schemaOf([{ id: 'size', type: 'string', label: 'Size', content }])}
        contentLoaders={{ sizes: () => Promise.resolve([{ value: 's', label: 'S' }, { value: 'm' }]) }}
        onProblems={onProblems}
      />,
    )
    await findByText('2 options')
    await waitFor(() => expect(codes(onProblems.mock.lastCall?.[0])).toEqual(['choices/missing-label /1']))
  })

  it('does not name a widget that the host has', async () => {
    const onProblems = vi.fn<(problems: readonly Problem[]) => void>()
    const drawn = (id: string, ui_widget: string) => ({ id, type: 'string', label: id, ui_options: { ui_widget } })
    const schema = schemaOf([drawn('a', 'stars'), drawn('b', 'moons')])
    render(<ModuleForm schema={schema} widgets={{ stars: () => <i>Stars</i> }} onProblems={onProblems} />)
    await waitFor(() => expect(codes(onProblems.mock.lastCall?.[0])).toEqual(['field/unknown-widget /fields/1/ui_options/ui_widget']))
  })

  it('names content that the host is to load, where it has no loader for it', async () => {
    const onProblems = vi.fn<(problems: readonly Problem[]) => void>()
    const select = (id: string, ...type: readonly string[]) => ({
      id,
      type: 'string',
      label: id,
      content: { type, content_objects: [{ id: `${id}_options` }] },
    })
    const schema = schemaOf([select('a', 'custom'), select('b', 'custom'), select('c', 'managed', 'custom')])
    render(<ModuleForm schema={schema} contentLoaders={{ a_options: () => [] }} onProblems={onProblems} />)
    await waitFor(() =>
      expect(codes(onProblems.mock.lastCall?.[0])).toEqual(['content/custom-without-loader /fields/1/content/content_objects/0']),
    )
  })
})
