import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { AccessEditor } from '../../playground/src/module/AccessEditor.tsx'
import type { ModuleAccess } from '../../playground/src/module/moduleAccess.ts'

afterEach(cleanup)

const valueOf = (number: number) => screen.getByLabelText<HTMLInputElement>(`Value of header ${number}`)

describe('The button that applies them', () => {
  it('keeps the focus, and does nothing more', async () => {
    const onApply = vi.fn<(access: ModuleAccess) => void>()
    function Applied() {
      const [access, setAccess] = useState<ModuleAccess>({ headers: [], credentials: '', connections: '' })
      onApply.mockImplementation(setAccess)
      return <AccessEditor access={access} onApply={onApply} />
    }
    render(<Applied />)
    const user = userEvent.setup()
    await user.click(screen.getByLabelText('Credentials'))
    await user.paste('{"key": "k"}')
    const button = screen.getByRole('button', { name: 'Use and ask again' })
    button.focus()
    await user.keyboard('{Enter}{Enter}')
    expect(onApply).toHaveBeenCalledOnce()
    expect(document.activeElement).toBe(button)
    expect(button.ariaDisabled).toBe('true')
  })
})

function renderHeaders(...headers: { readonly name: string; readonly value: string }[]) {
  render(<AccessEditor access={{ headers, credentials: '', connections: '' }} onApply={() => {}} />)
  return userEvent.setup()
}

describe('The headers of a module', () => {
  const authorization = { name: 'Authorization', value: 'Bearer one' }
  const key = { name: 'X-Api-Key', value: 'two' }

  it('stay masked where one that was shown before them is removed', async () => {
    const user = renderHeaders(authorization, key)
    await user.click(screen.getByRole('button', { name: 'Show the value of header 1' }))
    expect([valueOf(1).type, valueOf(2).type]).toEqual(['text', 'password'])
    await user.click(screen.getByRole('button', { name: 'Remove header 1' }))
    expect([valueOf(1).value, valueOf(1).type]).toEqual(['two', 'password'])
  })

  it('stay masked where a line without a name is left out when they are applied', async () => {
    const user = renderHeaders({ name: '', value: '' }, authorization, key)
    await user.click(screen.getByRole('button', { name: 'Show the value of header 2' }))
    await user.type(valueOf(3), '2')
    await user.click(screen.getByRole('button', { name: 'Use and ask again' }))
    expect([valueOf(1).type, valueOf(2).type]).toEqual(['text', 'password'])
  })

  it('keep the focus while they are typed', async () => {
    const user = renderHeaders(key)
    await user.type(valueOf(1), 'and more')
    expect(valueOf(1).value).toBe('twoand more')
    expect(document.activeElement).toBe(valueOf(1))
  })
})
