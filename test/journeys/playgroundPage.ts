import type { Locator, Page } from 'playwright'

/** The playground as a person sees it. Labels are those of the module, exactly. */
export interface PlaygroundPage {
  readonly page: Page
  readonly form: Locator
  /** The control with that label. */
  readonly field: (label: string) => Locator
  /** The open list of a select. */
  readonly list: Locator
  readonly button: (name: string) => Locator
  /** Opens a select and chooses the option whose label begins so. */
  readonly choose: (label: string, option: string) => Promise<void>
  readonly submit: () => Promise<void>
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
    button,
    choose: async (label, option) => {
      await form.getByRole('combobox', { name: label, exact: true }).click()
      await list.getByRole('option', { name: new RegExp(`^${option}`) }).click()
    },
    submit: () => button('Submit').click(),
    readFormData: () => readJson('Form data', 'Form data'),
    readSubmittedData: () => readJson('Submitted', 'Submitted data'),
    readRequests: async () => {
      const rows = await page.getByRole('list', { name: 'Requests' }).getByRole('button').allInnerTexts()
      return rows.map((row) => row.split('\n').slice(0, 3).join(' '))
    },
  }
}
