import { mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readEvents } from './readEvents.ts'
import type { SchemaFileState } from '../../../src/cli/playground/schemaFile/readSchemaText.ts'
import { makeFolder } from '../../support/makeFolder.ts'
import { startPlaygroundCommand } from '../../support/startPlaygroundCommand.ts'

const schemaOf = (...ids: string[]) => ({ fields: ids.map((id) => ({ id, type: 'string' })) })

const withoutPositions = (state: SchemaFileState): SchemaFileState =>
  Object.fromEntries(Object.entries(state).filter(([key]) => key !== 'positions'))

/** Starts the playground with a file of that name and text, or a link to `target`, and follows it. */
async function follow(name: string, text: string, target?: string) {
  const folder = await makeFolder()
  const path = join(folder, name)
  await mkdir(dirname(path), { recursive: true })
  await (target === undefined ? writeFile(path, text) : symlink(target, path))
  const started = await startPlaygroundCommand([name, '--port', '0'], { folder })
  const events = await readEvents(started.url)
  // The positions have a test of their own.
  const next = async () => withoutPositions(await events())
  return { ...started, path, events, next }
}

describe('A schema file in the playground', () => {
  it('is told to the page by name, whatever signs are in it', async () => {
    const { url } = await follow(`a "b" <c>.json`, '{}')
    expect(await (await fetch(url)).text()).toContain('<meta name="schema-file" content="a &quot;b&quot; &lt;c&gt;.json" />')
  })

  it('comes as it is, and anew when it is saved', async () => {
    const { path, next } = await follow('schema.json', JSON.stringify(schemaOf('a')))
    expect(await next()).toEqual({ schema: schemaOf('a') })
    await writeFile(path, JSON.stringify(schemaOf('a', 'b')))
    expect(await next()).toEqual({ schema: schemaOf('a', 'b') })
  })

  it('comes anew where an editor puts another file in its place', async () => {
    const { path, next } = await follow('schema.json', '{}')
    await next()
    await writeFile(`${path}.new`, JSON.stringify(schemaOf('c')))
    await rename(`${path}.new`, path)
    expect(await next()).toEqual({ schema: schemaOf('c') })
  })

  it('keeps what it held where its text is broken, with line and column', async () => {
    const { path, next } = await follow('schema.json', JSON.stringify(schemaOf('a')))
    await next()
    await writeFile(path, '{\n  "fields": [}\n}')
    expect(await next()).toEqual({
      schema: schemaOf('a'),
      isOld: true,
      problem: { message: expect.stringContaining('a value was expected here.') as unknown, line: 2, column: 14 },
    })
    await writeFile(path, JSON.stringify(schemaOf('d')))
    expect(await next()).toEqual({ schema: schemaOf('d') })
  })

  it('may start broken, with nothing to show', async () => {
    const { next } = await follow('schema.json', '{')
    const state = await next()
    expect(state.problem).toMatchObject({ line: 1 })
    expect('schema' in state).toBe(false)
  })

  it('is shown where JSON readers are strict and people mean it all the same, with what is wrong', async () => {
    const { next } = await follow('schema.json', '{\n  "fields": [],\n}')
    expect(await next()).toEqual({
      schema: { fields: [] },
      problem: { message: expect.stringContaining('comma') as unknown, line: 2, column: 15 },
    })
  })

  it.each<[string, BufferEncoding, string]>([
    ['UTF-16', 'utf16le', 'the file is UTF-16. Save it as UTF-8, which JSON and YAML are exchanged in.'],
    ['Latin-1', 'latin1', 'the file is no UTF-8 text.'],
  ])('is said to be no UTF-8 where it is %s, as lint says', async (_what, encoding, message) => {
    const { path, next } = await follow('schema.json', JSON.stringify(schemaOf('a')))
    await next()
    await writeFile(path, JSON.stringify(schemaOf('ä')), encoding)
    expect(await next()).toEqual({ schema: schemaOf('a'), isOld: true, problem: { message } })
  })

  it('may be YAML', async () => {
    const { path, next } = await follow('schema.yml', 'fields:\n  - id: a\n    type: string\n')
    expect(await next()).toEqual({ schema: schemaOf('a') })
    await writeFile(path, 'fields:\n  - id: [a\n')
    const { schema, problem } = await next()
    expect(schema).toEqual(schemaOf('a'))
    expect(problem?.line).toBeGreaterThan(1)
  })

  it('is said to be gone where it was deleted, and comes back', async () => {
    const { path, next } = await follow('schema.json', '{}')
    await next()
    await rm(path)
    expect(await next()).toEqual({ schema: {}, isOld: true, problem: { message: 'there is no such file any more.' } })
    await writeFile(path, JSON.stringify(schemaOf('e')))
    expect(await next()).toEqual({ schema: schemaOf('e') })
  })

  it('comes back also where its folder was deleted', async () => {
    const { path, next } = await follow('sub/schema.json', '{}')
    await next()
    await rm(dirname(path), { recursive: true })
    expect(await next()).toMatchObject({ isOld: true, problem: { message: 'there is no such file any more.' } })
    await mkdir(dirname(path))
    await writeFile(path, JSON.stringify(schemaOf('f')))
    expect(await next()).toEqual({ schema: schemaOf('f') })
  })

  it('may be a link: the file that it leads to is followed', async () => {
    const folder = await makeFolder()
    await writeFile(join(folder, 'target.json'), '{}')
    const { next } = await follow('other.json', '{}', join(folder, 'target.json'))
    await next()
    await writeFile(join(folder, 'target.json'), JSON.stringify(schemaOf('g')))
    expect(await next()).toEqual({ schema: schemaOf('g') })
  })

  it('says where its values stand, without the wrapper of a recorded answer', async () => {
    const { events } = await follow('answer.json', '{ "data": {\n  "fields": [\n    { "id": "a/b" }\n  ]\n} }')
    const { schema, positions } = await events()
    expect(schema).toEqual({ fields: [{ id: 'a/b' }] })
    expect(positions).toEqual({ '': [1, 11], '/fields': [2, 3], '/fields/0': [3, 5], '/fields/0/id': [3, 7] })
  })

  it('may be nested deeper than anybody means it', async () => {
    const { next } = await follow('deep.json', `${'['.repeat(1500)}${']'.repeat(1500)}`)
    expect((await next()).problem).toBeUndefined()
  })

  it('is told to no other page', async () => {
    const { url } = await follow('schema.json', '{"fields":[]}')
    const foreign = await fetch(`${url}__file`, { headers: { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' } })
    expect(foreign.status).toBe(403)
    expect(await foreign.text()).not.toContain('fields')
  })

  it('ends its streams with the program', async () => {
    const { next, end } = await follow('schema.json', '{}')
    await next()
    expect(await end()).toBe(0)
    await expect(next()).rejects.toThrow()
  })
})
