import type { Handler } from './goodModule.ts'
import { type Parts, smallModule } from './smallModule.ts'

/** A fault, its code, the module, and a text that the finding contains. */
export type FaultyModule = readonly [what: string, code: string, module: Handler, words: string]

export const row = (what: string, code: string, parts: Parts, words = ''): FaultyModule => [what, code, smallModule(parts), words]

export const bytes = (text: string, encoding: BufferEncoding, start = '') =>
  new Response(Buffer.concat([Buffer.from(start, 'utf8'), Buffer.from(text, encoding)]), {
    headers: { 'content-type': 'application/json' },
  })
export const failure = (status: number, error: string) => Response.json({ error }, { status })
export const onlySchema = (answer: (parts: Parameters<NonNullable<Parts['answer']>>[0]) => unknown): Parts => ({
  answer: (asked) => (asked.endpoint === 'schema' ? answer(asked) : undefined),
})
export const onlyContent = (answer: (parts: Parameters<NonNullable<Parts['answer']>>[0]) => unknown): Parts => ({
  answer: (asked) => (asked.endpoint === 'content' ? answer(asked) : undefined),
})
export const forMexico = (answer: () => unknown): Parts =>
  onlySchema(({ formData }) => (formData['country'] === 'mx' ? answer() : undefined))
