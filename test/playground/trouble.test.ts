import { lintSchema } from 'moduleform/lint'
import { describe, expect, it } from 'vitest'
import { failures } from '../../playground/modules/trouble/failures.ts'
import { faultyFields } from '../../playground/modules/trouble/faultyFields.ts'
import { trouble } from '../../playground/modules/trouble/trouble.ts'

const ask = (path: string, formData: Readonly<Record<string, string>>, signal?: AbortSignal) =>
  trouble(
    new Request(`http://127.0.0.1/trouble/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ form_data: formData, content_object_names: ['troubled_options', 'steady_options'] }),
      ...(signal === undefined ? {} : { signal }),
    }),
  )

async function codesOf(asked: string) {
  return lintSchema(await (await ask('schema', { next_schema: asked })).json()).map(({ code }) => code)
}

const namesOf = async (asked: string) => {
  const { content_objects } = (await (await ask('content', { next_content: asked })).json()) as {
    content_objects: { content_object_name: string; data: unknown[]; error?: string }[]
  }
  return Object.fromEntries(content_objects.map(({ content_object_name, data, error }) => [content_object_name, error ?? data.length]))
}

describe('The trouble module', () => {
  it.each([
    ['500', 500],
    ['401', 401],
    ['429', 429],
    ['html', 200],
    ['200-error', 200],
    ['half', 200],
    ['empty', 200],
    ['redirect', 302],
  ])('fails with %s where it is asked to, at either endpoint and from the first request on', async (name, status) => {
    expect((await ask('schema', { next_schema: name })).status).toBe(status)
    expect((await ask('content', { next_content: name })).status).toBe(status)
    expect((await ask(`${name}/schema`, {})).status).toBe(status)
  })

  it.each(['never', 'slow'])('keeps nobody who gives up waiting for %s', async (name) => {
    const caller = new AbortController()
    const asked = ask('schema', { next_schema: name }, caller.signal)
    caller.abort()
    expect(
      await asked.then(
        () => 'settled',
        () => 'settled',
      ),
    ).toBe('settled')
  })

  it('offers each of its failures', async () => {
    const form = await (await ask('schema', {})).text()
    for (const name of [...failures.keys(), ...faultyFields.keys(), 'no-fields']) expect(form).toContain(`"value":"${name}"`)
  })

  it('answers a schema without fields', async () => {
    expect(await codesOf('no-fields')).toContain('schema/no-fields')
  })

  it.each([...faultyFields.keys()])('has a schema with a problem to show: %s', async (name) => {
    expect(await codesOf(name)).not.toEqual([])
  })

  it('answers its lists of options as it is asked to', async () => {
    expect(await namesOf('fine')).toEqual({ troubled_options: 3, steady_options: 3 })
    expect(await namesOf('ten-thousand')).toEqual({ troubled_options: 10_000, steady_options: 3 })
    expect(await namesOf('none')).toEqual({ troubled_options: 0, steady_options: 3 })
    expect(await namesOf('left-out')).toEqual({ steady_options: 3 })
    expect(await namesOf('record-error')).toEqual({
      troubled_options: 'This list needs the permission "customers.read".',
      steady_options: 3,
    })
  })
})
