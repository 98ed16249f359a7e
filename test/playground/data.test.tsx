import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { DataPane } from '../../playground/src/data/DataPane.tsx'
import type { Submitted } from '../../playground/src/data/formDataState.ts'

afterEach(cleanup)

const secrets = { ids: new Set(['token']), texts: [] }
const formData = { name: 'Ada', token: 's3cret' }

function renderPane(submitted?: Submitted) {
  render(<DataPane current={{ formData, isValid: true }} submitted={submitted} secrets={secrets} />)
  return userEvent.setup()
}

const shown = (name: string): unknown => JSON.parse(screen.getByRole('region', { name }).textContent)

describe('The data pane', () => {
  it('shows the form data as they are, password fields masked', () => {
    renderPane()
    expect(shown('Form data')).toEqual({ name: 'Ada', token: '•••' })
    expect(screen.getByText('Valid')).toBeTruthy()
  })

  it('shows what password fields hold when asked to', async () => {
    const user = renderPane()
    await user.click(screen.getByRole('checkbox', { name: 'Reveal passwords' }))
    expect(shown('Form data')).toEqual(formData)
  })

  it('shows what was submitted last, and says when', async () => {
    const user = renderPane({ formData: { name: 'Grace' }, at: new Date(2026, 10, 21, 9, 5, 7) })
    await user.click(screen.getByRole('tab', { name: 'Submitted' }))
    expect(shown('Submitted data')).toEqual({ name: 'Grace' })
    expect(screen.getByText('Submitted at 09:05:07.')).toBeTruthy()
  })

  it('says that nothing was submitted yet', async () => {
    const user = renderPane()
    await user.click(screen.getByRole('tab', { name: 'Submitted' }))
    expect(screen.getByText('Nothing has been submitted yet.')).toBeTruthy()
  })

  it('moves between its tabs by arrows, with one stop of the Tab key', async () => {
    const user = renderPane()
    await user.tab()
    await user.keyboard('{ArrowRight}')
    const tab = screen.getByRole('tab', { name: 'Submitted' })
    expect(document.activeElement).toBe(tab)
    expect(tab.getAttribute('aria-selected')).toBe('true')
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Form data' }))
  })
})
