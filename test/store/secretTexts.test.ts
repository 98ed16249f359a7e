import { describe, expect, it } from 'vitest'
import { heldSecrets } from '../../src/store/cells/secretTexts.ts'
import { createTestForm } from '../support/createTestForm.ts'

const password = { id: 'token', type: 'string', ui_options: { ui_widget: 'password' } }
const note = { id: 'note', type: 'string' }
const other = { id: 'other', type: 'string' }
const list = (...fields: readonly object[]) => ({ id: 'list', type: 'array', items: { type: 'object', fields } })
const group = (...fields: readonly object[]) => ({ id: 'at', type: 'object', fields })
const secretsIn = (form: ReturnType<typeof createTestForm>) => [...heldSecrets(form.store.state)].sort()

describe('the passwords in a form', () => {
  it('are what its password fields hold, and what lies on their other side', () => {
    const form = createTestForm({
      schema: [password, note],
      initialValues: { token: 'hunter2', note: 'hello' },
      templates: { isTemplate: (text) => text.startsWith('{{'), reloads: false },
    })
    expect(secretsIn(form)).toEqual(['hunter2'])
    form.chooseSide('token', 'expression', '{{ token }}')
    expect(secretsIn(form)).toEqual(['hunter2', '{{ token }}'])
  })

  it('are none where no field is a password', () => {
    const form = createTestForm({ schema: [note], initialValues: { note: 'hello', other: 'set aside' } })
    expect(secretsIn(form)).toEqual([])
    form.replaceStart([])
    expect(secretsIn(form)).toEqual([])
  })

  it('are among what is set aside when their fields are gone, also in rows and groups', () => {
    const form = createTestForm({ schema: [password, note, list(password, note), group(password, note)] })
    form.addRow('list')
    const places = [['token'], ['note'], ['list', 0, 'token'], ['list', 0, 'note'], ['at', 'token'], ['at', 'note']]
    for (const [index, place] of places.entries()) form.type(place, `typed ${index}`)
    form.replaceStart([list(other), group(other)])
    expect(form.handedOver().map(({ path }) => path)).toEqual(places)
    expect(secretsIn(form)).toEqual(['typed 0', 'typed 2', 'typed 4'])
  })

  it.each([
    ['text', '/token', { token: 'first' }, ['first']],
    ['object', '/at/token', { at: { note: 'hello', token: 'first' } }, ['first', 'hello']],
    ['list', '/list/~/token', { list: [{ note: 'hello' }, { note: 'bye', token: 'first' }] }, ['bye', 'first', 'hello']],
    ['row', '/rows/~/token', { rows: [{ other: 'hello' }, { token: 'first' }] }, ['first']],
    ['object without one', '/at/token', { at: { note: 'hello' } }, []],
    ['list without one', '/list/~/token', { list: [{ note: 'hello' }] }, []],
    ['text of another name', '/token', { note: 'hello' }, []],
  ])('are in the %s that a host has given for a field which is no more', (_name, secret, initialValues, found) => {
    const rows = { id: 'rows', type: 'array', items: { type: 'object', fields: [other] } }
    const form = createTestForm({ schema: [other, rows], initialValues, secrets: new Set([secret]) })
    expect(secretsIn(form)).toEqual(found)
  })

  it('stay such when the field has become another', () => {
    const form = createTestForm({ schema: [password] })
    form.type('token', 'hunter2')
    form.replaceStart([{ id: 'token', type: 'number' }])
    expect(form.setAside()).toEqual({ token: 'hunter2' })
    expect(secretsIn(form)).toEqual(['hunter2'])
  })
})
