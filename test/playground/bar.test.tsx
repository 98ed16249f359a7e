import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Bar } from '../../playground/src/bar/Bar.tsx'
import type { LoggedRequest } from '../../playground/src/requests/loggedRequest.ts'
import type { Settings } from '../../playground/src/settings/settings.ts'

afterEach(cleanup)

const origin = 'http://127.0.0.1:4001'
const settings: Settings = {
  module: `${origin}/crm`,
  wire: 'plain',
  merge: 'merge',
  width: '360',
  theme: 'system',
  fill: 'values',
  search: 'off',
}

function renderBar(lastRequest?: LoggedRequest) {
  const onChange = vi.fn()
  const onReload = vi.fn()
  render(<Bar settings={settings} onChange={onChange} demoOrigin={origin} lastRequest={lastRequest} onReload={onReload} />)
  return { onChange, onReload, user: userEvent.setup() }
}

const url = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Base URL of the module' })

describe('The bar', () => {
  it('takes an address over on Enter, without the spaces around it', async () => {
    const { onChange, user } = renderBar()
    await user.clear(url())
    await user.type(url(), ' http://localhost:9/mine {Enter}')
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ module: 'http://localhost:9/mine' })
  })

  it('takes an address over when it is left', async () => {
    const { onChange, user } = renderBar()
    await user.type(url(), '2')
    await user.tab()
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ module: `${origin}/crm2` })
  })

  it('forgets a half typed address on Escape', async () => {
    const { user } = renderBar()
    await user.type(url(), 'zzz{Escape}')
    expect(url().value).toBe(`${origin}/crm`)
  })

  it('leaves the wire format of a demo module to be found out', async () => {
    const { onChange, user } = renderBar()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Demo module' }), 'Delivery address')
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ module: `${origin}/places`, wire: 'auto' })
  })

  it.each([
    ['data', { wire: 'data' }],
    ['replace', { merge: 'replace' }],
    ['accumulate', { merge: 'accumulate' }],
    ['720', { width: '720' }],
    ['dark', { theme: 'dark' }],
  ])('changes one setting for %s', async (name, change) => {
    const { onChange, user } = renderBar()
    await user.click(screen.getByRole('radio', { name }))
    expect(onChange).toHaveBeenCalledExactlyOnceWith(change)
  })

  it('names each group of choices', () => {
    renderBar()
    const names = screen.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent)
    expect(names).toEqual(['Wire format', 'How a new schema is merged', 'What fields can hold', 'Width of the form', 'Theme'])
  })

  it('reloads', async () => {
    const { onReload, user } = renderBar()
    await user.click(screen.getByRole('button', { name: 'Reload' }))
    expect(onReload).toHaveBeenCalledOnce()
  })
})
