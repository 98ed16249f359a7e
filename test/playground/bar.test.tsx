import { cleanup, render, screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
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
  locale: 'en',
  direction: 'auto',
  access: 'editable',
  fill: 'values',
  search: 'off',
}

function renderBar(lastRequest?: LoggedRequest, changed: Partial<Settings> = {}) {
  const onChange = vi.fn()
  const onReload = vi.fn()
  render(
    <Bar settings={{ ...settings, ...changed }} onChange={onChange} demoOrigin={origin} lastRequest={lastRequest} onReload={onReload} />,
  )
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
    ['Module', 'data', { wire: 'data' }],
    ['Module', 'replace', { merge: 'replace' }],
    ['Module', 'accumulate', { merge: 'accumulate' }],
    ['View', '720', { width: '720' }],
    ['View', 'dark', { theme: 'dark' }],
    ['View', 'read-only', { access: 'readOnly' }],
    ['View', 'references', { fill: 'references' }],
    ['View', 'on', { search: 'on' }],
    ['View', 'Deutsch', { locale: 'de' }],
    ['View', 'right to left', { direction: 'rtl' }],
  ])('changes one setting in the menu %s for %s', async (menu, name, change) => {
    const { onChange, user } = renderBar()
    await user.click(screen.getByRole('button', { name: new RegExp(`^${menu}`) }))
    await user.click(screen.getByRole('radio', { name }))
    expect(onChange).toHaveBeenCalledExactlyOnceWith(change)
  })

  it('says at its button what of a menu is not as it starts', () => {
    renderBar(undefined, { access: 'disabled', locale: 'ar' })
    expect(screen.getByRole('button', { name: /^Module/ }).textContent).toBe('Module plain')
    expect(screen.getByRole('button', { name: /^View/ }).textContent).toBe('View disabled, ar')
  })

  it('says what the chosen value of a setting means', async () => {
    const { user } = renderBar()
    await user.click(screen.getByRole('button', { name: /^Module/ }))
    expect(screen.getByText('Bodies are sent plain: { "form_data": … }.')).toBeTruthy()
  })

  it.each([
    ['Escape', async (user: UserEvent) => user.keyboard('{Escape}')],
    ['a press beside it', async (user: UserEvent) => user.click(screen.getByRole('heading', { name: 'moduleform' }))],
    ['leaving it by Tab', async (user: UserEvent) => user.tab({ shift: true })],
  ])('closes a menu on %s', async (way, close) => {
    const { user } = renderBar()
    const button = screen.getByRole('button', { name: /^View/ })
    await user.click(button)
    expect(button.getAttribute('aria-expanded')).toBe('true')
    await close(user)
    expect(button.getAttribute('aria-expanded')).toBe('false')
    expect(screen.queryByRole('radio', { name: 'dark' })).toBeNull()
    if (way === 'Escape') expect(document.activeElement).toBe(button)
  })

  it('reloads', async () => {
    const { onReload, user } = renderBar()
    await user.click(screen.getByRole('button', { name: 'Reload' }))
    expect(onReload).toHaveBeenCalledOnce()
  })
})
