import { describe, expect, it } from 'vitest'
import { checkHandler } from './checkHandler.ts'
import { form, loaded, option, reloads, smallModule, text } from './smallModule.ts'

const choices = (...values: string[]) => ({ choices: { values: values.map((value) => option(value)) } })

/** A field whose content object "sizes" depends on two fields. */
const size = {
  ...loaded('size', 'sizes'),
  content: { type: ['managed'], content_objects: [{ id: 'sizes', content_object_depends_on_fields: [{ id: 'kind' }, { id: 'cut' }] }] },
}

type FormData = Readonly<Record<string, unknown>>
const isKnown = ({ kind, cut }: FormData) => ['a', 'b'].includes(String(kind)) && ['c', 'd'].includes(String(cut))

/** What is found about a module with two governing fields, and what is not reached. */
const check = async (fields: readonly unknown[], sizes: (formData: FormData) => unknown) => {
  const module = smallModule({ schema: () => form(...fields, size), content: { sizes: ({ formData }) => sizes(formData) } })
  const { findings, notReached } = await checkHandler(module, { origin: undefined })
  return { found: findings.filter(({ level }) => level !== 'advice').map(({ code }) => code), notReached }
}

const kind = text('kind', { ...choices('a', 'b'), ...reloads })
const cut = text('cut', { ...choices('c', 'd'), ...reloads })

describe.each([
  ['that load the schema', [kind, cut]],
  ['that only content depends on', [text('kind', choices('a', 'b')), text('cut', choices('c', 'd'))]],
])('moduleform check, of content with two governing fields %s,', (_how, fields) => {
  const own = fields[0] === kind ? [] : ['schema/lint']

  it('has nothing against right options', async () => {
    const { found, notReached } = await check(fields, (formData) => (isKnown(formData) ? [option('s'), option('m')] : []))
    expect(found).toEqual(own)
    expect(notReached).toEqual([])
  })

  it('judges the options that come once both have values', async () => {
    const { found } = await check(fields, (formData) => (isKnown(formData) ? [{ value: 's', label: 5 }, { value: 7 }, null] : []))
    expect(found).toEqual(expect.arrayContaining(['content/choice-shape', 'content/value-type']))
  })

  it('finds a failure for the second choice of both', async () => {
    const { found } = await check(fields, (formData) => {
      if (formData['kind'] === 'b' && formData['cut'] === 'd') throw new Error('No sizes.')
      return isKnown(formData) ? [option('s')] : []
    })
    expect(found.filter((code) => code === 'answer/network' || code === 'answer/status')).not.toEqual([])
  })

  it('finds a list that is empty for all of them', async () => {
    expect((await check(fields, () => [])).found).toEqual([...own, 'content/always-empty'])
  })
})

describe('moduleform check, of content that no choices lead to,', () => {
  it('makes values up for the governing fields without choices', async () => {
    const { found, notReached } = await check([text('kind'), cut], ({ kind: made, cut: chosen }) => {
      if (made === 'sample' && chosen === 'c') throw new Error('No sizes.')
      return []
    })
    expect(found.filter((code) => code === 'answer/network' || code === 'answer/status')).not.toEqual([])
    expect(notReached).toEqual([])
  })

  it('takes a refusal of a made-up value for no mistake', async () => {
    const module = smallModule({
      schema: () => form(text('kind'), cut, size),
      answer: ({ endpoint, formData }) =>
        endpoint === 'content' && formData['kind'] === 'sample' ? Response.json({ error: 'No such kind.' }, { status: 400 }) : undefined,
      content: { sizes: () => [] },
    })
    const { findings } = await checkHandler(module, { origin: undefined })
    expect(findings.filter(({ level, code }) => level === 'error' && code !== 'schema/lint')).toEqual([])
  })

  it('takes the error of an object for a made-up value for no mistake', async () => {
    const module = smallModule({
      schema: () => form(text('kind'), cut, size),
      change: (answer, { endpoint, formData }) =>
        endpoint === 'content' && formData['kind'] === 'sample' && formData['cut'] !== undefined
          ? { content_objects: [{ content_object_name: 'sizes', data: [], error: 'No such kind.' }] }
          : answer,
      content: { sizes: () => [] },
    })
    const { findings } = await checkHandler(module, { origin: undefined })
    expect(findings.filter(({ code }) => code === 'content/record-error')).toEqual([])
  })

  it('says which content object was never requested, and which field had nothing', async () => {
    const { notReached } = await check([text('kind', choices()), cut], () => [])
    expect(notReached).toEqual([
      { what: 'content object "sizes" with all its governing fields filled in', why: 'nothing was found for "kind"' },
    ])
  })
})
