import type { Problem } from 'moduleform/core'
import { createModule } from 'moduleform/module'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ask } from './ask.ts'

const metadata = { workflows_module_schema_version: '1.0.0' }
const faulty = (...ids: string[]) => ({ metadata, fields: ids.map((id) => ({ id, type: 'colour', label: id })) })
const call = { form_data: {} }

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

describe('In development a module', () => {
  it('reports each problem of its schema once', async () => {
    const reports: (readonly Problem[])[] = []
    let ids = ['a']
    const module = createModule({ schema: () => faulty(...ids), development: true, onProblems: (problems) => reports.push(problems) })
    await ask(module, 'schema', call)
    await ask(module, 'schema', call)
    ids = ['a', 'b']
    await ask(module, 'schema', call)
    expect(reports.map((problems) => problems.map(({ code, pointer }) => `${code} ${pointer}`))).toEqual([
      ['field/unknown-type /fields/0/type'],
      ['field/unknown-type /fields/1/type'],
    ])
  })

  it('warns in the console by default, where NODE_ENV says so', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    await ask(createModule({ schema: faulty('a') }), 'schema', call)
    expect(warn).not.toHaveBeenCalled()
    vi.stubEnv('NODE_ENV', 'development')
    await ask(createModule({ schema: faulty('a') }), 'schema', call)
    expect(warn).toHaveBeenCalledOnce()
    expect(warn.mock.calls[0]?.[0]).toContain('[moduleform] error field/unknown-type: At /fields/0/type')
  })

  it('says nothing by default where the environment may not be read, as in Deno without --allow-env', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const env = {
      get NODE_ENV(): string {
        throw new Error('NotCapable: Requires env access to "NODE_ENV", run again with the --allow-env flag')
      },
    }
    vi.stubGlobal('process', { env })
    const module = createModule({ schema: faulty('a') })
    vi.unstubAllGlobals()
    expect(await ask(module, 'schema', call)).toMatchObject({ status: 200, answer: faulty('a') })
    expect(warn).not.toHaveBeenCalled()
  })

  it('says nothing of widgets that hosts have', async () => {
    const fields = ['stars', 'map'].map((id) => ({ id, type: 'string', label: id, ui_options: { ui_widget: id } }))
    const onProblems = vi.fn<(problems: readonly Problem[]) => void>()
    await ask(createModule({ schema: { metadata, fields }, development: true, widgets: ['stars'], onProblems }), 'schema', call)
    expect(onProblems.mock.calls.flat(2).map(({ code, args }) => [code, args])).toEqual([['field/unknown-widget', { widget: 'map' }]])
  })

  it('names each content object without a function once, and the function that was likely meant', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const contentOf = (id: string, ...type: string[]) => ({ content: { type, content_objects: [{ id }] } })
    const rows = { type: 'array', items: { type: 'string', ...contentOf('tags', 'managed') } }
    const schema = {
      metadata,
      fields: [
        { id: 'state', type: 'string', label: 'State', ...contentOf('states', 'managed', 'custom') },
        { id: 'rows', label: 'Rows', ...rows },
        { id: 'host', type: 'string', label: 'Host', ...contentOf('of_the_host', 'custom') },
        { id: 'fine', type: 'string', label: 'Fine', ...contentOf('fine', 'managed') },
      ],
    }
    const content: Record<string, () => []> = { stats: () => [], fine: () => [] }
    const module = createModule({ schema: () => schema, content, development: true, onProblems: () => {} })
    await ask(module, 'schema', call)
    await ask(module, 'schema', call)
    expect(warn.mock.calls).toEqual([
      [
        '[moduleform] No function makes the options of the content object "states", so the field "state" gets none. Was "stats" meant to be it?',
      ],
      [
        '[moduleform] No function makes the options of the content object "tags", so the field "rows" gets none. Give createModule one: content: { "tags": ({ formData }) => […] }.',
      ],
    ])
    warn.mockClear()
    await ask(createModule({ schema: () => schema, content, development: false }), 'schema', call)
    expect(warn).not.toHaveBeenCalled()
  })

  it('names each function that is never called once, where the schema is always the same', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const contentOf = (id: string, type: string) => ({ content: { type: [type], content_objects: [{ id }] } })
    const fields = [
      { id: 'state', type: 'string', label: 'State', ...contentOf('states', 'managed') },
      { id: 'host', type: 'string', label: 'Host', ...contentOf('of_the_host', 'custom') },
    ]
    const content: Record<string, () => []> = { states: () => [], of_the_host: () => [], towns: () => [] }
    const schema = { metadata, fields }
    const module = createModule({ schema, content, development: true, onProblems: () => {} })
    await ask(module, 'schema', call)
    await ask(module, 'schema', call)
    expect(warn.mock.calls).toEqual([['[moduleform] The schema has no content object "towns", so its function is never called.']])
    warn.mockClear()
    await ask(createModule({ schema: () => schema, content, development: true, onProblems: () => {} }), 'schema', call)
    expect(warn).not.toHaveBeenCalled()
  })
})
