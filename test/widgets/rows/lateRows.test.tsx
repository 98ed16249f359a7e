import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { schemaOf } from '../../support/createTestForm.ts'
import { holdParts } from '../../support/heldParts.ts'
import { people, text } from '../../support/peopleFields.ts'
import { expectSilentConsole } from '../../support/silentConsole.ts'

expectSilentConsole()
const come = holdParts()
afterEach(cleanup)

/** A form of which nothing has come that comes late. */
async function openForm() {
  const { ModuleForm } = await import('moduleform')
  render(<ModuleForm schema={schemaOf([people, { id: 'tags', type: 'array', label: 'Tags', items: text('tag', { label: 'Tag' }) }])} />)
}

describe('before what changes rows has come', () => {
  it.each([
    { added: 'row', field: 'name' },
    { added: 'Tag', field: 'Tag 1' },
  ])('a $added is added at once, and the first letters go into it', async ({ added, field }) => {
    await openForm()
    await userEvent.click(screen.getByRole('button', { name: `Add ${added}` }))
    await userEvent.keyboard('Ada')
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: field }).value).toBe('Ada')
  })

  it('cells of a spreadsheet are pasted, and fill rows as soon as it has come', async () => {
    await openForm()
    await userEvent.click(screen.getByRole('button', { name: 'Add row' }))
    await userEvent.paste('Grace\nEdith\nMary')
    await vi.waitFor(async () => {
      await come(true)
      expect(screen.getAllByText('3 rows pasted')).not.toHaveLength(0)
    })
    expect(screen.getByRole('button', { name: /^Grace/ })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(screen.queryByRole('button', { name: /^Edith/ })).toBeNull()
  })
})
