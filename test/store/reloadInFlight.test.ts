import { describe, expect, it } from 'vitest'
import { createTestForm, schemaOf } from '../support/createTestForm.ts'
import { settlePromises } from '../support/manualClock.ts'

const load = { on_action: { load_schema: true } }
const text = (id: string, rest: object = {}) => ({ id, type: 'string', ...rest })
const kind = { id: 'kind', type: 'string', choices: { values: ['a', 'b', 'c'].map((value) => ({ value, label: value })) }, ...load }

/** A client that ignores the signal, with a function that answers one of its requests with some fields. */
function createDeafClient() {
  const answers: ((answer: object) => void)[] = []
  return {
    client: {
      loadSchema: () => new Promise<never>((resolve) => answers.push((schema) => resolve({ schema, problems: [] } as never))),
      loadContent: () => Promise.reject(new Error('No content is asked for.')),
    },
    release: async (index: number, fields: readonly object[]) => {
      answers[index]?.(schemaOf(fields))
      await settlePromises()
    },
  }
}

describe('while a request is under way', () => {
  const schema = [kind, text('note')]

  it('a newer one aborts it, and only the newest answer counts', async () => {
    const form = createTestForm({ schema })
    form.choose('kind', 'a')
    await form.settle()
    form.choose('kind', 'b')
    await form.settle()
    expect(form.requests.map(({ signal }) => signal?.aborted)).toEqual([true, false])
    await form.answer(0, schemaOf([kind, text('forA')]))
    expect(form.has('forA')).toBe(false)
    await form.answer(1, schemaOf([kind, text('forB')]))
    expect(form.has('forB')).toBe(true)
  })

  it('an answer that comes all the same, out of turn, is dropped', async () => {
    const { client, release } = createDeafClient()
    const form = createTestForm({ schema, client })
    form.choose('kind', 'a')
    await form.settle()
    form.choose('kind', 'b')
    await form.settle()
    await release(1, [kind, text('forB')])
    await release(0, [kind, text('forA')])
    expect([form.has('forA'), form.has('forB')]).toEqual([false, true])
  })

  it('the answer to one given up before it is dropped', async () => {
    const { client, release } = createDeafClient()
    const form = createTestForm({ schema, client })
    for (const value of ['a', undefined, 'b']) {
      form.choose('kind', value)
      await form.settle()
    }
    await release(0, [kind, text('forA')])
    await release(1, [kind, text('forB')])
    expect([form.has('forA'), form.has('forB')]).toEqual([false, true])
  })

  it('the form may pause, which drops the answer', async () => {
    const { client, release } = createDeafClient()
    const form = createTestForm({ schema, client })
    form.choose('kind', 'a')
    await form.settle()
    form.stop()
    await release(0, [kind, text('forA')])
    expect(form.has('forA')).toBe(false)
    form.effects.start()
    await form.settle()
    await release(1, [kind, text('again')])
    expect(form.has('again')).toBe(true)
  })

  it('what the user changes survives the answer', async () => {
    const form = createTestForm({ schema })
    form.choose('kind', 'a')
    await form.settle()
    form.type('note', 'typed meanwhile')
    await form.answer(0, schemaOf([kind, text('note', { default: 'd' })]))
    expect(form.data()).toEqual({ kind: 'a', note: 'typed meanwhile' })
    expect(form.requests).toHaveLength(1)
  })

  it('a value that goes back to what the schema is for gives the request up', async () => {
    const form = createTestForm({ schema: [{ ...kind, default: 'a' }] })
    form.choose('kind', 'b')
    await form.settle()
    form.choose('kind', 'a')
    await form.settle()
    expect(form.requests.map(({ signal }) => signal?.aborted)).toEqual([true])
    expect(form.view().schema.request).toBe('idle')
  })

  it('a value that goes there and back within it asks for nothing more', async () => {
    const form = createTestForm({ schema })
    form.choose('kind', 'a')
    await form.settle()
    form.choose('kind', 'b')
    form.choose('kind', 'a')
    await form.settle()
    expect(form.requests).toHaveLength(1)
    expect(form.requests[0]?.signal?.aborted).toBe(false)
  })

  it.each<[string, (form: ReturnType<typeof createTestForm>) => void]>([
    ['to another module', (form) => form.effects.replaceModule(false)],
    ['by hand', (form) => form.reload()],
  ])('one %s stays owed, as a whole, though a value goes there and back within it', async (_, ask) => {
    const form = createTestForm({ initialValues: { kind: 'a' } })
    await form.settle()
    await form.answer(0, schemaOf([kind, text('note', { label: 'Before' })]))
    ask(form)
    await form.settle()
    for (const value of ['b', 'a']) {
      form.choose('kind', value)
      await form.settle()
    }
    expect(form.requests.slice(1).map(({ signal }) => signal?.aborted)).toEqual([true, true, false])
    await form.answer(3, schemaOf([text('note')]))
    expect(form.at('note').cell.node.definition).toEqual(text('note'))
  })

  it('another start schema gives it up', async () => {
    const form = createTestForm({ schema })
    form.choose('kind', 'a')
    await form.settle()
    form.replaceStart([text('other')])
    await form.settle()
    expect(form.requests[0]?.signal?.aborted).toBe(true)
    expect(form.requests).toHaveLength(1)
  })
})

describe('a reload that fails', () => {
  const schema = [kind, text('note')]

  it('leaves schema, values and options as they were, and is asked again after a change or on Retry only', async () => {
    const form = createTestForm({ schema })
    const node = form.at('kind').cell.node
    form.type('note', 'n')
    form.choose('kind', 'a')
    await form.settle()
    await form.fail(0, new Error('Down.'))
    expect(form.view().schema).toMatchObject({ phase: 'ready', request: 'failed', error: 'Down.' })
    expect(form.data()).toEqual({ kind: 'a', note: 'n' })
    expect(form.at('kind').cell.node).toBe(node)
    form.type('note', 'other')
    await form.clock.advance(10_000)
    expect(form.requests).toHaveLength(1)
    form.reload()
    await form.settle()
    expect(form.requests).toHaveLength(2)
    await form.fail(1, new Error('Down.'))
    form.choose('kind', 'b')
    await form.settle()
    expect(form.requests).toHaveLength(3)
    await form.answer(2, schemaOf(schema))
    expect(form.view().schema).toMatchObject({ request: 'idle', error: undefined })
  })

  it('is forgotten when the values go back to what the schema is for', async () => {
    const form = createTestForm({ schema })
    form.choose('kind', 'a')
    await form.settle()
    await form.fail(0, new Error('Down.'))
    form.choose('kind', undefined)
    await form.settle()
    expect(form.view().schema).toMatchObject({ request: 'idle', error: undefined, cause: undefined })
    expect(form.requests).toHaveLength(1)
    form.choose('kind', 'a')
    await form.settle()
    expect(form.requests).toHaveLength(2)
  })

  it('to another module is asked for again where the values go back to what the schema of the former one is for', async () => {
    const form = createTestForm({ initialValues: { kind: 'a' } })
    await form.settle()
    await form.answer(0, schemaOf([kind]))
    form.effects.replaceModule(false)
    await form.settle()
    await form.fail(1, new Error('down'))
    for (const value of ['b', 'a']) {
      form.choose('kind', value)
      await form.settle()
    }
    expect(form.requests).toHaveLength(4)
    expect(form.view().schema.request).toBe('loading')
  })

  it('by hand stays on show though the schema is current', async () => {
    const form = createTestForm({ schema })
    form.reload()
    await form.settle()
    await form.fail(0, new Error('Down.'))
    form.type('note', 'n')
    await form.settle()
    expect(form.view().schema).toMatchObject({ request: 'failed', error: 'Down.' })
  })

  it.each([
    ['holds no schema', 'nonsense'],
    ['is merged by a function that throws', { fields: [] }],
  ])('because the answer %s throws nothing', async (_, answer) => {
    const schemaMerge = () => {
      throw new Error('The host has a defect.')
    }
    const form = createTestForm({ schema, ...(typeof answer === 'string' ? {} : { schemaMerge }) })
    form.choose('kind', 'a')
    await form.settle()
    await form.answer(0, answer as object)
    expect(form.data()).toEqual({ kind: 'a' })
    expect(form.has('note')).toBe(true)
  })
})

describe('a module that changes what it is asked by', () => {
  it('is stopped after ten answers, with the fields named, and may be asked again', async () => {
    const form = createTestForm({ schema: [{ ...kind, type: 'integer', choices: undefined, label: 'Kind', default: 0 }] })
    form.reload()
    for (let count = 1; count <= 20; count += 1) {
      await form.settle()
      if (form.requests.length < count) break
      await form.answer(count - 1, schemaOf([{ id: 'kind', type: 'integer', label: 'Kind', default: count, ...load }]))
    }
    expect(form.requests).toHaveLength(10)
    expect(form.view().schema).toMatchObject({ request: 'failed' })
    expect(form.view().schema.error).toEqual({ code: 'reloadLoop', answers: 10, fields: ['Kind'] })
    form.reload()
    await form.settle()
    expect(form.requests).toHaveLength(11)
  })

  it.each([true, false])('counts values that the host sets after each answer as edits only on behalf of the user: %s', async (byUser) => {
    const schema = [text('kind', load)]
    const form = createTestForm({ schema })
    const set = (value: string) =>
      form.dispatch({ type: 'valuesSet', values: [{ address: form.find('kind'), value }], ...(byUser && { byUser }) })
    set('first')
    for (let count = 0; count < 15; count += 1) {
      form.changeEnvironment({ onReload: () => set(`value ${count}`) })
      await form.settle()
      if (form.requests.length > count) await form.answer(count, schemaOf(schema))
    }
    expect(form.requests).toHaveLength(byUser ? 16 : 10)
    if (!byUser) expect(form.view().schema.error).toMatchObject({ code: 'reloadLoop' })
  })

  it('is not stopped where the user edits in between', async () => {
    const form = createTestForm({ schema: [kind] })
    for (let count = 0; count < 24; count += 1) {
      form.choose('kind', ['a', 'b'][count % 2])
      await form.settle()
      await form.answer(count, schemaOf([kind]))
    }
    expect(form.requests).toHaveLength(24)
    expect(form.view().schema.request).toBe('idle')
  })
})
