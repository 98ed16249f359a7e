import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

/** Opens the menu of a row, identified by its title or number, and presses an entry of it. */
export async function pressInRowMenu(row: string, entry: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: new RegExp(`^Actions .*${row}$`) }))
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }))
}
