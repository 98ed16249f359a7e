import { page, userEvent } from 'vitest/browser'

/** Opens the menu of a row, identified by its title or number, and presses an entry of it. */
export async function pressInRowMenu(row: string, entry: string): Promise<void> {
  await userEvent.click(page.getByRole('button', { name: `Actions ${row}`, exact: true }).first())
  await userEvent.click(page.getByRole('menuitem', { name: entry, exact: true }))
}
