import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useModuleCheck } from '../../playground/src/check/useModuleCheck.ts'
import { noAccess } from '../../playground/src/module/moduleAccess.ts'
import { readSettings } from '../../playground/src/settings/readSettings.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('The report of a check is of the headers and credentials it was made with', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ findings: [] }))
  const needs = { proxyPath: '/proxy', subject: 'crm', settings: readSettings('?module=http://module.test/crm'), canAsk: true }
  const { result, rerender } = renderHook((access) => useModuleCheck({ ...needs, access }), { initialProps: noAccess })
  act(() => result.current.run?.())
  await waitFor(() => expect(result.current.state.kind).toBe('done'))
  rerender({ ...noAccess, headers: [{ name: 'X-Api-Key', value: 'two' }] })
  expect(result.current.state.kind).toBe('none')
  // The pane stays open.
  expect(result.current.starts).toBe(1)
})
