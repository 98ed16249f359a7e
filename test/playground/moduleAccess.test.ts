import { describe, expect, it } from 'vitest'
import { accessSecrets, looksSecret } from '../../playground/src/module/accessSecrets.ts'
import { readAccess, type ModuleAccess } from '../../playground/src/module/moduleAccess.ts'
import { accessKey } from '../../playground/src/module/useModuleAccess.ts'

const connection = { id: 'c1', label: 'Mine', app_type: 'crm', connection_management_type: 'custom' }
const access = (part: Partial<ModuleAccess>): ModuleAccess => ({ headers: [], credentials: '', connections: '', ...part })

describe('How a module is asked besides its address', () => {
  it('is read from what was typed', () => {
    const { usable, problems } = readAccess({
      headers: [
        { name: ' X-Tenant ', value: ' acme ' },
        { name: '', value: '' },
      ],
      credentials: '{"api_key": "k"}',
      connections: JSON.stringify([connection]),
    })
    expect(usable).toEqual({ headers: { 'x-tenant': 'acme' }, credentials: { api_key: 'k' }, connections: [connection] })
    expect(problems).toEqual({ headers: [undefined, undefined], credentials: undefined, connections: undefined })
  })

  it('is nothing where nothing was typed', () => {
    expect(readAccess(access({})).usable).toEqual({ headers: {}, credentials: undefined, connections: undefined })
  })

  it.each([
    [{ name: '', value: 'acme' }, 'Enter the name'],
    [{ name: 'x y', value: 'acme' }, "HTTP doesn't allow this name"],
    [{ name: 'x-key', value: 'a\u0000b' }, "HTTP doesn't allow this name or value"],
    [{ name: 'Cookie', value: 's=1' }, 'Browsers don\'t let a page set "Cookie"'],
  ])('says what is wrong with the header %j, without its value, and sends it not', (line, sentence) => {
    const { usable, problems } = readAccess(access({ headers: [line] }))
    expect(problems.headers[0]).toContain(sentence)
    expect(problems.headers[0]).not.toContain(line.value)
    expect(usable.headers).toEqual({})
  })

  it.each([
    ['credentials', '["k"]', 'Credentials are an object'],
    ['credentials', '{"api_key": "secret-', "This isn't valid JSON"],
    ['connections', '{}', 'Connections are a list'],
    ['connections', '[{"id": "c1", "label": "Mine"}]', 'Connection 1 needs "app_type", "connection_management_type" as text'],
  ] as const)('says what is wrong with %s that are %s, without repeating them', (part, text, sentence) => {
    const { usable, problems } = readAccess(access({ [part]: text }))
    expect(problems[part]).toContain(sentence)
    expect(problems[part]).not.toContain('secret-')
    expect(usable[part]).toBeUndefined()
  })
})

describe('What looks like a secret', () => {
  it.each(['Authorization', 'X-API-Key', 'cookie', 'x-auth-token', 'client_secret', 'db_password'])('is %s by its name', (name) => {
    expect(looksSecret(name, 'x')).toBe(true)
  })

  it('is what begins as credentials do', () => {
    expect(looksSecret('x-forwarded', 'Bearer abcdef')).toBe(true)
    expect(looksSecret('x-tenant', 'acme')).toBe(false)
    expect(looksSecret('author', 'Ada')).toBe(false)
  })

  it('is found in headers, in all credentials and in connections', () => {
    const secrets = accessSecrets({
      headers: [
        { name: 'Authorization', value: 'Bearer tok-1' },
        { name: 'X-Tenant', value: 'acme' },
      ],
      credentials: '{"user": "ada", "login": {"pin": 4711}}',
      connections: JSON.stringify([{ ...connection, auth: { token: 'tok-2' } }]),
    })
    expect(secrets).toEqual(['Bearer tok-1', 'tok-1', 'ada', '4711', 'tok-2'])
  })
})

describe('The place where it is kept', () => {
  it('is one for each module, whatever slash ends its address', () => {
    expect(accessKey('http://127.0.0.1:1/crm/')).toBe(accessKey('http://127.0.0.1:1/crm'))
    const others = ['http://127.0.0.1:2/crm', 'http://127.0.0.1:1/crm2', 'http://127.0.0.1:1/crm?tenant=2', 'https://127.0.0.1:1/crm']
    for (const other of others) expect(accessKey(other)).not.toBe(accessKey('http://127.0.0.1:1/crm'))
  })
})
