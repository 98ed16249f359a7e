import type { Locator, Page } from 'playwright'

/** The playground from a user's view. Labels are the exact ones of the module. */
export interface PlaygroundPage {
  readonly page: Page
  readonly form: Locator
  /** The control with that label. */
  readonly field: (label: string) => Locator
  /** The open list of a select. */
  readonly list: Locator
  /** The message about the form as a whole. */
  readonly notice: Locator
  /** The status beside the buttons of the form. */
  readonly status: Locator
  /** The lines of the error summary of the last submit. */
  readonly summary: Locator
  readonly button: (name: string) => Locator
  /** Opens a select and chooses the option whose label has this prefix. */
  readonly choose: (label: string, option: string) => Promise<void>
  /**
   * Adds a row to the list with this item label, and waits until the row is present and focused, when the code for editing rows has loaded:
   * buttons pressed earlier would move.
   */
  readonly addRow: (itemLabel: string) => Promise<void>
  readonly submit: () => Promise<void>
  /** Presses Tab until the control with that label, or the button with that name, has the focus. */
  readonly tabTo: (name: string) => Promise<void>
  /** The content of the pane "Form data". */
  readonly readFormData: () => Promise<unknown>
  /** The data of the last submit. */
  readonly readSubmittedData: () => Promise<unknown>
  /** One line per request: endpoint, reason, status. Oldest first. */
  readonly readRequests: () => Promise<readonly string[]>
}

export function playgroundPage(page: Page): PlaygroundPage {
  const form = page.getByRole('group', { name: 'Configuration', exact: true })
  const field = (label: string) => form.getByLabel(label, { exact: true })
  const list = form.getByRole('listbox')
  const button = (name: string) => form.getByRole('button', { name, exact: true })
  const readJson = async (tab: string, region: string): Promise<unknown> => {
    await page.getByRole('tab', { name: tab, exact: true }).click()
    return JSON.parse((await page.getByRole('region', { name: region, exact: true }).textContent()) ?? '')
  }
  return {
    page,
    form,
    field,
    list,
    status: form.locator('.mf-actions .mf-status'),
    notice: form.locator('.mf-notice[data-tone=danger]').first(),
    summary: form.locator('.mf-summary').getByRole('listitem'),
    button,
    choose: async (label, option) => {
      await form.getByRole('combobox', { name: label, exact: true }).click()
      await list.getByRole('option', { name: new RegExp(`^${option}`) }).click()
    },
    addRow: async (itemLabel) => {
      await button(`Add ${itemLabel}`).click()
      await form.locator('[data-part="list"] :focus').waitFor()
    },
    submit: () => button('Submit').click(),
    tabTo: (name) => pressTab(page, field(name).or(button(name)), name),
    readFormData: () => readJson('Form data', 'Form data'),
    readSubmittedData: () => readJson('Submitted', 'Submitted data'),
    readRequests: async () => {
      const rows = await page.getByRole('list', { name: 'Requests' }).getByRole('button').allInnerTexts()
      return rows.map((row) => row.split('\n').slice(0, 3).join(' '))
    },
  }
}

/** More tab stops than any demo form has: a control not among them cannot be reached. */
const mostStops = 80

async function pressTab(page: Page, target: Locator, name: string): Promise<void> {
  // Submit is disabled until the module has answered: Tab skips it until then.
  await target.and(page.locator(':not(:disabled)')).first().waitFor({ state: 'attached' })
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluateAll((elements) => elements.some((element) => element === document.activeElement))) return
  }
  throw new Error(`Tab never reaches "${name}".`)
}
