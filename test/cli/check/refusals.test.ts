import { describe, expect, it } from 'vitest'
import { checkHandler } from './checkHandler.ts'
import { failure } from './faultyModule.ts'
import { city, country, form, note, option, type Parts, reloads, smallModule, text } from './smallModule.ts'

/** What is found about a module, as `level code: came`, apart from how far a run got. */
async function find(parts: Parts) {
  const { findings } = await checkHandler(smallModule(parts), { origin: undefined })
  return findings.map(({ level, code, came }) => `${level} ${code}: ${came}`)
}

/** A module that refuses any request of options that wait for a country. */
const refusing = (sentence: string, parts: Parts = {}): Parts => ({
  answer: ({ names, formData }) => (names.includes('cities') && formData['country'] === undefined ? failure(422, sentence) : undefined),
  ...parts,
})

const password = text('key', { ui_options: { ui_widget: 'password' } })
const kind = text('kind', { choices: { values: [option('a'), option('b')] }, ...reloads })
const withKind = () => form(kind, note)

describe('A refusal with 400 to 499', () => {
  it.each([false, true])(
    'of options whose governing field is empty is an error, also where a password is missing: %s',
    async (isMissing) => {
      const fields = [country, city, ...(isMissing ? [password] : [])]
      const found = await find(refusing('Choose a country.', { schema: () => form(...fields) }))
      expect(found.filter((line) => line.includes('Choose a country'))).toEqual([
        'error content/empty-dependency: With no selection in "country": 422: Choose a country.',
      ])
    },
  )

  it('of all options together leaves the choices to be tried that one of them has alone', async () => {
    const { notReached, findings } = await checkHandler(smallModule(refusing('Choose a country.')), { origin: undefined })
    expect(notReached).toEqual([])
    expect(findings.map(({ code }) => code)).toEqual(['content/empty-dependency'])
  })

  it.each<[string, Parts, string]>([
    [
      'of all content, where nothing is left to fill in',
      { answer: ({ endpoint }) => (endpoint === 'content' ? failure(400, 'Database is down') : undefined) },
      '400: Database is down',
    ],
    [
      'of options whose governing field has a choice',
      { answer: ({ names, formData }) => (names.includes('cities') && formData['country'] === 'ca' ? failure(400, 'Broken') : undefined) },
      '400: Broken',
    ],
    [
      'of a choice that the module itself offers',
      { schema: withKind, answer: ({ formData }) => (formData['kind'] === 'b' ? failure(422, 'unknown kind b') : undefined) },
      '422: unknown kind b',
    ],
    [
      'of every schema that is sent back, as too large',
      {
        schema: () => form(password, kind),
        answer: ({ endpoint, text: sent }) =>
          endpoint === 'schema' && sent.length > 250 ? failure(413, 'request entity too large') : undefined,
      },
      '413: request entity too large',
    ],
  ])('%s, is an error', async (_what, parts, came) => {
    expect(await find(parts)).toContain(`error answer/status: ${came}`)
  })

  it.each<[string, Parts, string]>([
    [
      'where a password is missing',
      {
        schema: () => form(password, country, city),
        answer: ({ endpoint }) => (endpoint === 'content' ? failure(400, 'Enter a key.') : undefined),
      },
      '400: Enter a key.',
    ],
    [
      'where a sign-in is missing',
      { answer: ({ endpoint }) => (endpoint === 'content' ? failure(401, 'Sign in') : undefined) },
      '401: Sign in',
    ],
  ])('is no mistake %s', async (_what, parts, came) => {
    const found = await find(parts)
    expect(found).toContain(`advice answer/refused: ${came}`)
    expect(found.filter((line) => !line.startsWith('advice'))).toEqual([])
  })
})
