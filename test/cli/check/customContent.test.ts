import { describe, expect, it } from 'vitest'
import { checkHandler } from './checkHandler.ts'
import { form, loaded, option, type Parts, smallModule, text } from './smallModule.ts'

const tree = { ...loaded('branch', 'branches'), content: { type: ['custom'], content_objects: [{ id: 'branches' }] } }

const codesOf = async (parts: Parts, ...fields: readonly unknown[]) => {
  const module = smallModule({ schema: () => form(tree, text('note'), ...fields), ...parts })
  return (await checkHandler(module, { origin: undefined })).findings.filter(({ level }) => level !== 'advice').map(({ code }) => code)
}

describe('moduleform check, of content of the type "custom",', () => {
  it('finds a module that fails for it, as it does for a form without a loader', async () => {
    const answer: Parts['answer'] = ({ names }) =>
      names.includes('branches') ? Response.json({ error: "KeyError: 'branches'" }, { status: 500 }) : undefined
    expect(await codesOf({ content: {}, answer })).toEqual(['answer/status'])
  })

  it('finds options that are none', async () => {
    expect(await codesOf({ content: { branches: () => ['oak'] } })).toContain('content/choice-shape')
  })

  it.each<[string, Parts]>([
    ['does not know it, among objects that it knows', { content: { colours: () => [option('red')] } }],
    ['has no options for it', { content: { branches: () => [], colours: () => [option('red')] } }],
  ])('has nothing against a module that %s', async (_what, parts) => {
    expect(await codesOf(parts, loaded('colour', 'colours'))).toEqual([])
  })

  it('has nothing against a module without /content, if it has no other', async () => {
    const answer: Parts['answer'] = ({ endpoint }) => (endpoint === 'content' ? new Response('Not found', { status: 404 }) : undefined)
    expect(await codesOf({ answer })).toEqual([])
  })
})
