import { describe, expect, it, vi } from 'vitest'
import type { Connection } from 'moduleform/core'
import { filterKey, filterOf } from '../../src/store/content/connections.ts'
import { createTestForm, schemaOf } from '../support/createTestForm.ts'

const connection = (id: string, app_type = 'crm', connection_management_type = 'managed'): Connection => ({
  id,
  label: id.toUpperCase(),
  app_type,
  connection_management_type,
})
const field = (id: string, appTypes: readonly string[] = ['crm'], managementTypes: readonly string[] = ['managed'], rest: object = {}) => ({
  id,
  type: 'connection',
  allowed_app_types: appTypes,
  allowed_connection_management_types: managementTypes,
  ...rest,
})

/** The options that a connection field has now. */
const offered = (form: ReturnType<typeof createTestForm>, path: string) =>
  form.store.state.connections.get(filterKey(filterOf(form.at(path).cell.node.definition)))

/** A host whose answers the test gives. */
function createHost() {
  const calls: { readonly resolve: (connections: readonly Connection[]) => void; readonly reject: (cause: Error) => void }[] = []
  const source = vi.fn(
    (_filter: object): Promise<readonly Connection[]> => new Promise((resolve, reject) => calls.push({ resolve, reject })),
  )
  return { calls, source }
}

describe('connections of the host', () => {
  it('that are a list are filtered by both allowed lists', async () => {
    const connections = [connection('a'), connection('b', 'sql'), connection('c', 'crm', 'custom'), connection('d', 'other')]
    const form = createTestForm({ schema: [field('one'), field('two', ['crm', 'sql'], ['managed', 'custom'])], connections })
    await form.settle()
    expect(offered(form, 'one')).toMatchObject({ status: 'ready', connections: [{ id: 'a' }] })
    expect(offered(form, 'two')).toMatchObject({ connections: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] })
  })

  it('are not filtered by a list that is missing', async () => {
    const connections = [connection('a', 'anything', 'custom')]
    const form = createTestForm({ schema: [{ id: 'one', type: 'connection' }], connections })
    await form.settle()
    expect(offered(form, 'one')?.connections).toEqual(connections)
  })

  it('that are a function are asked for once for each filter, and what it gives is filtered too', async () => {
    const { source, calls } = createHost()
    const form = createTestForm({ schema: [field('one'), field('two'), field('three', ['sql'])], connections: source })
    await form.settle()
    expect(source.mock.calls).toEqual([
      [{ appTypes: ['crm'], managementTypes: ['managed'] }],
      [{ appTypes: ['sql'], managementTypes: ['managed'] }],
    ])
    expect(offered(form, 'one')?.status).toBe('loading')
    calls[0]?.resolve([connection('a'), connection('b', 'sql')])
    await form.settle()
    expect(offered(form, 'two')).toMatchObject({ status: 'ready', connections: [{ id: 'a' }] })
    expect(offered(form, 'three')?.status).toBe('loading')
  })

  it('are not asked for by hidden fields', async () => {
    const { source } = createHost()
    const form = createTestForm({
      schema: [field('one', ['crm'], ['managed'], { ui_options: { ui_widget: 'hidden' } })],
      connections: source,
    })
    await form.settle()
    expect(source).not.toHaveBeenCalled()
  })

  it('are asked for when a field appears', async () => {
    const { source } = createHost()
    const form = createTestForm({ schema: [], connections: source })
    form.reload()
    await form.settle()
    await form.answer(0, schemaOf([field('one')]))
    expect(source).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['rejects', () => Promise.reject(new Error('No access.'))],
    [
      'throws',
      () => {
        throw new Error('No access.')
      },
    ],
  ])('say why they failed where the function %s, and can be asked for again', async (_how, fail) => {
    const source = vi.fn<(filter: object) => Promise<readonly Connection[]>>(fail)
    const form = createTestForm({ schema: [field('one')], connections: source })
    await form.settle()
    expect(offered(form, 'one')).toMatchObject({ status: 'error', error: 'No access.' })
    form.choose('one', connection('x'))
    await form.settle()
    expect(source).toHaveBeenCalledTimes(1)
    source.mockResolvedValueOnce([connection('a')])
    form.effects.refreshConnections(filterOf(form.at('one').cell.node.definition))
    await form.settle()
    expect(offered(form, 'one')).toMatchObject({ status: 'ready', error: undefined, connections: [{ id: 'a' }] })
  })

  it('keep the known ones while they are asked for again, and the newest answer counts', async () => {
    const { source, calls } = createHost()
    const form = createTestForm({ schema: [field('one')], connections: source })
    await form.settle()
    calls[0]?.resolve([connection('a')])
    await form.settle()
    const filter = filterOf(form.at('one').cell.node.definition)
    form.effects.refreshConnections(filter)
    form.effects.refreshConnections(filter)
    expect(offered(form, 'one')).toMatchObject({ status: 'loading', connections: [{ id: 'a' }] })
    calls[2]?.resolve([connection('new')])
    await form.settle()
    calls[1]?.resolve([connection('old')])
    await form.settle()
    expect(offered(form, 'one')?.connections).toMatchObject([{ id: 'new' }])
  })

  it('that are another list are offered at once', async () => {
    const form = createTestForm({ schema: [field('one')], connections: [connection('a')] })
    await form.settle()
    form.changeEnvironment({ connections: [connection('b')] })
    form.dispatch({ type: 'connectionsForgotten' })
    await form.settle()
    expect(offered(form, 'one')).toMatchObject({ status: 'ready', connections: [{ id: 'b' }] })
  })

  it('that give no list fail, and break nothing', async () => {
    // `as`: a host without types may return anything.
    const form = createTestForm({ schema: [field('one')], connections: () => ({ items: [] }) as never })
    await form.settle()
    expect(offered(form, 'one')).toMatchObject({ status: 'error', error: expect.stringContaining('list') as unknown })
  })

  it('there are none of where the host gives nothing', async () => {
    const form = createTestForm({ schema: [field('one')] })
    await form.settle()
    expect(offered(form, 'one')).toMatchObject({ status: 'ready', connections: [] })
  })
})

describe('a connection that is chosen', () => {
  it('is stored as the host supplied it, and kept where the list lacks it', async () => {
    const stored = { ...connection('gone'), label: 'Old account' }
    const form = createTestForm({ schema: [field('one')], connections: [connection('a')], initialValues: { one: stored } })
    await form.settle()
    expect(await form.submit()).toBe('submitted')
    expect(form.submitData()).toEqual({ one: stored })
  })

  it.each([
    ['that is gone', connection('gone')],
    ['of a kind that the field does not allow', connection('b', 'sql')],
  ])('%s is a warning in the summary, which does not block', async (_, stored) => {
    const connections = [connection('a'), connection('b', 'sql')]
    const form = createTestForm({
      schema: [field('one', ['crm'], ['managed'], { label: 'One' })],
      connections,
      initialValues: { one: stored },
    })
    await form.settle()
    expect(await form.submit()).toBe('submitted')
    expect(form.view().warnings).toMatchObject([{ address: '/one', label: 'One' }])
    form.choose('one', connection('a'))
    expect(form.view().warnings).toEqual([])
  })

  it('is no warning while the connections are loading, and none of an empty field', async () => {
    const { source, calls } = createHost()
    const form = createTestForm({ schema: [field('one'), field('two')], connections: source, initialValues: { one: connection('x') } })
    await form.settle()
    await form.submit()
    expect(form.view().warnings).toEqual([])
    calls[0]?.resolve([connection('a')])
    await form.settle()
    expect(form.view().warnings).toMatchObject([{ address: '/one' }])
  })

  it('goes with every request, for the credentials', async () => {
    const select = { id: 'a', type: 'string', content: { type: ['managed'], content_objects: [{ id: 'a' }] } }
    const form = createTestForm({
      schema: [field('one'), field('two'), select],
      initialValues: { one: connection('x'), two: connection('y') },
    })
    form.reload()
    await form.settle()
    expect(form.requests.map(({ endpoint, connections }) => [endpoint, connections])).toEqual([
      ['schema', ['x', 'y']],
      ['content', ['x', 'y']],
    ])
  })

  it('is cleared to nothing', () => {
    const form = createTestForm({ schema: [field('one')], initialValues: { one: connection('x') } })
    form.choose('one', undefined)
    expect(form.data()).toEqual({})
  })
})
