import { readdirSync } from 'node:fs'
import type { Catalogue, Locale } from 'moduleform'
import { en } from 'moduleform/locales/en'
import { ModuleStatusError, ModuleTimeoutError } from 'moduleform/client'
import { describe, expect, it } from 'vitest'

const tags = readdirSync('src/locales').flatMap((file) => /^([a-z]{2})\.ts$/.exec(file)?.[1] ?? [])
const load = async (tag: string): Promise<Locale> => {
  const entry = (await import(`../../src/locales/${tag}.ts`)) as Readonly<Record<string, Locale>>
  const found = entry[tag]
  if (found === undefined || Object.keys(entry).length !== 1) throw new Error(`src/locales/${tag}.ts exports something else than ${tag}.`)
  return found
}

/** A text with names as its arguments; empty for those that take a record. */
const sample = (text: Catalogue[keyof Catalogue]): string => {
  if (typeof text === 'string') return text
  if (typeof text !== 'function') return ''
  // `never`: each text takes different arguments, and a name fits most.
  const say: (...args: readonly unknown[]) => unknown = text as never
  try {
    return String(say(...Array.from({ length: text.length }, () => 'Χ')))
  } catch {
    return ''
  }
}

/** Words that a language shares with English, and texts that only consist of names and signs. */
const shared = /^[^A-Za-z]*$|^(Configuration|Expression|Actions|Options?|Format|No|Χ Χ)$/

it('there are eight languages', () => {
  expect(tags.sort()).toEqual(['ar', 'de', 'en', 'es', 'fr', 'ja', 'pt', 'zh'])
})

describe.each(tags)('the catalogue %s', (tag) => {
  it('is called by its tag, which the browser knows', async () => {
    const locale = await load(tag)
    expect(locale.tag).toBe(tag)
    expect(Intl.DateTimeFormat.supportedLocalesOf(locale.tag)).toEqual([tag])
  })

  it('has the texts that English has, and no others', async () => {
    const { messages } = await load(tag)
    expect(Object.keys(messages).sort()).toEqual(Object.keys(en.messages).sort())
  })

  it('says of a failure what the module says, and what happened where it says nothing', async () => {
    const { messages } = await load(tag)
    const context = { endpoint: 'schema', url: 'http://127.0.0.1/' } as const
    const silent = new ModuleTimeoutError({ ...context, timeout: 30_000 })
    expect(messages.moduleFailed(silent)).not.toBe('')
    expect(messages.moduleFailed(new ModuleStatusError({ ...context, status: 409, moduleMessage: 'Χ' }))).toContain('Χ')
  })

  it.runIf(tag === 'ar')('keeps the direction of the sentence beside a message of the module', async () => {
    const { messages } = await load(tag)
    const failure = new ModuleStatusError({ endpoint: 'schema', url: 'http://127.0.0.1/', status: 503, moduleMessage: 'Database is down.' })
    expect(messages.moduleFailed(failure)).toBe('\u2068Database is down.\u2069 (503)')
  })

  it.runIf(tag !== 'en')('leaves no text in English', async () => {
    const { messages } = await load(tag)
    // `as`: a catalogue has no other keys.
    const names = (Object.keys(messages) as readonly (keyof Catalogue)[]).filter((name) => name !== 'moduleFailed')
    const same = names.filter((name) => sample(messages[name]) === sample(en.messages[name]) && !shared.test(sample(messages[name])))
    expect(same.map((name) => [name, sample(messages[name])])).toEqual([])
  })
})
