import { expect, it } from 'vitest'
import { isConnection, missingConnectionKeys } from '../../../src/core/schema/connectionKeys.ts'

const whole = { id: 'c1', label: 'CRM', app_type: 'crm', connection_management_type: 'managed' }

it('A connection has its four keys as texts, and may have more', () => {
  expect(missingConnectionKeys({ ...whole, more: 1 })).toEqual([])
  expect(isConnection(whole)).toBe(true)
})

it.each(Object.keys(whole))('An object whose %s is no text is none', (key) => {
  expect(missingConnectionKeys({ ...whole, [key]: 7 })).toEqual([key])
  expect(isConnection({ ...whole, [key]: undefined })).toBe(false)
})

it.each([null, 'c1', 7, []])('%j lacks them all', (entry) => {
  expect(missingConnectionKeys(entry)).toEqual(Object.keys(whole))
  expect(isConnection(entry)).toBe(false)
})
