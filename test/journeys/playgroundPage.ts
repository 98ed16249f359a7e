import type { Locator, Page } from 'playwright'

/** The playground as a person sees it. Labels are those of the module, exactly. */
export interface PlaygroundPage {
  readonly page: Page
  readonly form: Locator
  /** The control with that label. */
  readonly field: (label: string) => Locator
  /** The open list of a select. */
  readonly list: Locator
  /** What is wrong with the form as a whole. */
  readonly notice: Locator
  /** What the form is busy with, beside its buttons. */
  readonly status: Locator
  /** The lines of what the last submit found wrong. */
  readonly summary: Locator
  readonly button: (name: string) => Locator
  /** Opens a select and chooses the option whose label begins so. */
  readonly choose: (label: string, option: string) => Promise<void>
  /** Adds a row to the list whose rows are called so. It is there, and has the focus, once what edits rows has loaded: what is pressed before would move. */
  readonly addRow: (itemLabel: string) => Promise<void>
  readonly submit: () => Promise<void>
  /** Presses Tab until the control with that label, or the button of that name, has the focus. */
  readonly tabTo: (name: string) => Promise<void>
  /** What "Form data" shows. */
  readonly readFormData: () => Promise<unknown>
  /** What the page was given by the last submit. */
  readonly readSubmittedData: () => Promise<unknown>
  /** One line a request: endpoint, reason, status. Oldest first. */
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

/** More stops than any demo form has: a control that is not among them cannot be reached. */
const mostStops = 80

async function pressTab(page: Page, target: Locator, name: string): Promise<void> {
  // Submit is there before the module has answered, but off: Tab passes it by until then.
  await target.and(page.locator(':not(:disabled)')).first().waitFor({ state: 'attached' })
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluateAll((elements) => elements.some((element) => element === document.activeElement))) return
  }
  throw new Error(`Tab never reaches "${name}".`)
}
