import { describe, expect, it } from 'vitest'
import { checks } from '../../../src/cli/check/checks/checks.ts'
import { readContentAnswer } from '../../../src/client/readAnswerContent.ts'
import { checkHandler, codesOf } from './checkHandler.ts'
import { goodModule, type Handler } from './goodModule.ts'
import { city, country, form, note, option, reloads, smallModule, text } from './smallModule.ts'

const check = (module: Handler) => checkHandler(module, { origin: undefined })
const failure = (status: number, error: string) => Response.json({ error }, { status })

describe('The findings of moduleform check', () => {
  it('say of an endpoint that is missing nothing but that', async () => {
    const module = smallModule({ answer: ({ endpoint }) => (endpoint === 'content' ? failure(404, 'Not found') : undefined) })
    expect(codesOf(await check(module))).toEqual(['content/endpoint-missing'])
  })

  it('tell one cause once, however many requests and checks see it', async () => {
    const module = smallModule({
      answer: ({ formData, text: sent }) =>
        ['null', '{}'].includes(sent) || Object.values(formData).some((value) => typeof value === 'number') || formData['note'] === 'sample'
          ? failure(500, "'NoneType' object has no attribute 'get'")
          : undefined,
    })
    const { findings } = await check(module)
    expect(findings.map(({ code, times }) => [code, times > 10])).toEqual([
      ['form-data/partial', true],
      ['form-data/partial', true],
    ])
    expect(findings.map(({ endpoint }) => endpoint).sort()).toEqual(['content', 'schema'])
  })

  it('tell the same mistake in the schemas of many choices once', async () => {
    const values = Array.from({ length: 7 }, (_, index) => option(`c${index}`))
    const module = smallModule({
      schema: ({ formData }) => {
        const kind = text('kind', { choices: { values }, ...reloads })
        const chosen = JSON.stringify(formData['kind'])
        return chosen === undefined ? form(kind, note) : form(kind, note, text(`of_${chosen.slice(1, -1)}`, { type: `colour_${chosen}` }))
      },
    })
    const { findings } = await check(module)
    expect(findings.map(({ code, times }) => [code, times])).toEqual([['schema/lint', 7]])
    expect(findings[0]?.came).toContain('And 4 more of this kind.')
  })

  it('call nothing a mistake that a module may want first', async () => {
    const key = text('key', { ui_options: { ui_widget: 'password' } })
    const module = smallModule({
      schema: () => form(key, country, city),
      change: (answer, { endpoint }) =>
        endpoint === 'schema'
          ? answer
          : {
              content_objects: [
                { content_object_name: 'countries', data: [], error: 'Enter a key.' },
                { content_object_name: 'cities', data: [] },
              ],
            },
    })
    const { findings } = await check(module)
    expect(findings.filter(({ code }) => code === 'content/record-error').map(({ level, section }) => [level, section])).toEqual([
      ['advice', 'advice'],
    ])
    expect(codesOf({ findings } as never)).not.toContain('content/always-empty')
  })

  it('are as grave as what a form says of the same answer', async () => {
    const twice = { content_objects: ['countries', 'countries'].map((name) => ({ content_object_name: name, data: [] })) }
    const module = smallModule({ schema: () => form(country), change: (answer, { endpoint }) => (endpoint === 'schema' ? answer : twice) })
    const { findings } = await check(module)
    const said = readContentAnswer(twice)?.problems.map(({ code, level }) => [code, level])
    expect(said).toHaveLength(1)
    expect(findings.filter(({ code }) => code === 'content/record-twice').map(({ code, level }) => [code, level])).toEqual(said)
  })

  it('name the specification where it says so, and nowhere else', () => {
    const cited = checks.filter(({ section }) => /^\d/.test(section)).map(({ code, section }) => `${code} ${section}`)
    expect(cited).toEqual([
      'answer/unusable 4.1, 4.2',
      'answer/envelope 4.1, 4.2',
      'schema/lint 2',
      'content/endpoint-missing 4',
      'content/missing 4.2',
      'content/unrequested 4.2',
      'content/unknown-name 4.2',
      'content/record-error 4.2',
      'content/record-shape 2.12',
      'content/record-twice 4.2',
      'content/alone-differs 4.2',
      'content/choice-shape 2.12, 2.9',
      'content/value-type 2.4, 2.9',
      'content/empty-dependency 4.2',
      'content/unknown-dependency 4.2',
      'error/no-message 7',
    ])
  })

  it('say what was not reached, and why', async () => {
    const values = { values: [] }
    const module = smallModule({
      schema: () =>
        form(
          text('key', { ui_options: { ui_widget: 'password' }, ...reloads }),
          text('code', { validation: { pattern: '^[A-Z]{3}$' }, ...reloads }),
          text('kind', { choices: values, ...reloads }),
        ),
    })
    expect((await check(module)).notReached).toEqual([
      { what: '"key", which was not set', why: 'it is a password; give it with --form-data' },
      { what: '"code", which was not set', why: 'a value that is made up would not fit; give one with --form-data' },
      { what: '"kind", which was not set', why: 'there was nothing to choose' },
    ])
  })

  it('are not missing from checks that had nothing to judge: those are skipped, and say why', async () => {
    const { checks: listed, findings, skipped } = await check(async () => failure(500, 'Out of order'))
    const codes = findings.map(({ code }) => code)
    expect(skipped).toContainEqual({ code: 'content/unknown-dependency', why: 'no schema came' })
    expect(skipped).toContainEqual({ code: 'cors/answer', why: 'no --origin was given' })
    expect(listed.filter((code) => !codes.includes(code) && !skipped.some((one) => one.code === code))).toEqual([
      'answer/network',
      'answer/timeout',
      'answer/redirect',
      'answer/content-type',
      'answer/encoding',
      'answer/too-large',
      'answer/size',
      'latency/median',
      'latency/p95',
      'error/no-message',
      'error/stack-trace',
    ])
  })

  it('are asked for by every check where a module and a run leave nothing out', async () => {
    expect((await checkHandler(goodModule)).skipped).toEqual([])
  })

  it('are not asked for by the checks of content where a form has none', async () => {
    const { skipped } = await check(smallModule({ schema: () => form(note) }))
    expect(skipped.map(({ code }) => code)).toEqual(checks.map(({ code }) => code).filter((code) => /^(content|cors|reload)\//.test(code)))
  })

  it.each<[unknown, string]>([
    [[], 'a list'],
    ['nothing', 'a text'],
    [null, 'null'],
    [{}, 'an empty object'],
    [{ result: { schema: form(note) } }, 'an object with the key "result"'],
    [{ fields: null }, 'an object whose "fields" is null'],
    [{ data: { schema: { fields: { 0: note } } } }, 'an object whose "data.schema.fields" is an object'],
  ])('say of JSON in another shape which it has: %j', async (answer, came) => {
    const { findings } = await check(async () => Response.json(answer))
    expect(findings.find(({ code }) => code === 'answer/unusable')?.came).toBe(`200: ${came}`)
  })

  it('tell once that all answers are lists, however long', async () => {
    const module = smallModule({
      answer: ({ endpoint, names }) => (endpoint === 'content' && names.length > 0 ? Response.json(names) : undefined),
    })
    const { findings } = await check(module)
    const unusable = findings.filter(({ code }) => code === 'answer/unusable')
    expect(unusable.map(({ came, times }) => [came, times > 2])).toEqual([['200: a list', true]])
  })

  it('say where an answer is no JSON', async () => {
    const { findings } = await check(smallModule({ change: (answer) => new Response(JSON.stringify(answer).replace('[', '[\n NaN,')) }))
    const cames = findings.filter(({ code }) => code === 'answer/not-json').map(({ came }) => came)
    expect(cames).toHaveLength(1)
    expect(cames[0]).toMatch(
      /^200: \d+ characters that begin like JSON and do not parse; line 2, column 2: this is no JSON value \("NaN"\)$/,
    )
  })

  it.each([200, 204])('say of a %i without a body that it is empty', async (status) => {
    const { findings } = await check(async () => new Response(null, { status, statusText: 'OK' }))
    expect(findings.find(({ code }) => code === 'answer/not-json')?.came).toBe(`${status}: an empty body`)
  })

  it.each([4_000, 20_000])('come out where answers are nested %i levels deep', async (depth) => {
    const deep = `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`
    const headers = { 'content-type': 'application/json' }
    const deepen = (answer: unknown) => new Response(JSON.stringify(answer).replace('"deep"', deep), { headers })
    const module = smallModule({
      schema: () => ({ ...form(country), extra: 'deep' }),
      content: { countries: () => [{ ...option('ca'), extra: 'deep' }] },
      change: deepen,
    })
    expect((await check(module)).findings.map(({ code, came }) => [code, came.slice(0, 30)])).toEqual([
      ['schema/lint', 'schema/too-deep: At /extra/a/a'],
      ['content/choice-shape', 'In "countries": nesting ends h'],
    ])
  })

  it('call a 304 a failure, and no redirect', async () => {
    const module = smallModule({
      answer: ({ endpoint }) => (endpoint === 'content' ? new Response(null, { status: 304, statusText: 'Not Modified' }) : undefined),
    })
    const { findings } = await check(module)
    expect(findings.map(({ code, came }) => [code, came])).toContainEqual(['answer/status', '304: Not Modified'])
    expect(findings.map(({ code }) => code)).not.toContain('answer/redirect')
  })
})
