import { describe, expect as vitestExpect, it } from 'vitest'
import { type AccessibilityNode, writeAccessibilityTree } from '../support/writeAccessibilityTree.ts'
import { expect } from './expectPage.ts'
import { openPlayground } from './openPlayground.ts'
import type { PlaygroundPage } from './playgroundPage.ts'

/** A state of a form: its name, and how to reach it. */
type Moment = readonly [name: string, reach: (playground: PlaygroundPage) => Promise<unknown>]

const submitted: Moment = [
  'After a submit that found what is wrong',
  ({ submit, summary }) => submit().then(() => expect(summary.first()).toBeVisible()),
]

const openSelect = (label: string): Moment => [
  `${label} is open`,
  async ({ form, list }) => {
    await form.getByRole('combobox', { name: label, exact: true }).click()
    await expect(list.getByRole('option').first()).toBeVisible()
  },
]

/** What code or answers that come later write into the form. */
const says = ({ form }: PlaygroundPage, ...texts: readonly string[]) => Promise.all(texts.map((text) => expect(form).toContainText(text)))

const calendars = ({ form }: PlaygroundPage, count: number) =>
  expect(form.getByRole('button', { name: /from a calendar/ })).toHaveCount(count)

const forms: Readonly<Record<string, readonly Moment[]>> = {
  crm: [
    ['As it opens', (playground) => says(playground, '4 options')],
    [
      'A row is open, another folded',
      async (playground) => {
        const { form, choose, field, addRow, button } = playground
        await choose('Object type', 'Deal')
        await addRow('Deal')
        await field('Name').fill('Renewal 2027')
        await field('Amount').fill('three hundred')
        await calendars(playground, 1)
        await field('Closes on').fill('31 Jan 2027')
        await form.getByRole('button', { name: /^Renewal 2027/ }).click()
        await button('Add Deal').last().click()
        await expect(field('Name')).toBeFocused()
        await calendars(playground, 1)
        await says(playground, 'Jan 31, 2027', '3 options', '1 option')
      },
    ],
    submitted,
    openSelect('Pipeline'),
  ],
  schedule: [
    ['As it opens', ({ field }) => expect(field('Runs')).toBeVisible()],
    [
      'Its rules show more',
      async (playground) => {
        await playground.choose('Runs', 'Every week')
        await expect(playground.field('Time zone')).toBeVisible()
        await playground.field('Ends on').fill('June 31, 2027')
        await playground.choose('When a run has failed', 'Send an e-mail')
        await expect(playground.field('E-mail address')).toBeVisible()
        await calendars(playground, 1)
        // At first the message is independent of the locale, whose code loads later.
        await says(playground, 'June 2027 does not have this day.', '418 options')
      },
    ],
    submitted,
    openSelect('On'),
  ],
  'kitchen-sink': [
    [
      'As it opens',
      async (playground) => {
        await calendars(playground, 2)
        await says(playground, '4 options')
        await expect(playground.form.locator('.monaco-editor textarea[aria-describedby]')).toHaveCount(8)
      },
    ],
    [
      'Rows of texts and of fields',
      async ({ form, addRow, choose, field }) => {
        await addRow('Label')
        await form.getByRole('textbox', { name: 'Label 1', exact: true }).fill('prices')
        await addRow('Header')
        await field('Name').fill('X Feed')
        await choose('Plan', 'Business')
        await expect(field('VAT number')).toBeVisible()
      },
    ],
    submitted,
    openSelect('Topics'),
  ],
}

/** In pixels: editors load when they come into view. */
const whole = { width: 1400, height: 6000 }

async function readTree({ page, form }: PlaygroundPage): Promise<string> {
  await expect(form).not.toContainText('Loading options')
  const session = await page.context().newCDPSession(page)
  // `as`: the protocol's own type makes everything optional.
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { readonly nodes: readonly AccessibilityNode[] }
  await session.detach()
  // Announcements end after some seconds.
  return writeAccessibilityTree(nodes, { group: 'Configuration', without: ['alert', 'status'] })
}

describe('what a screen reader is told of a whole form', () => {
  it.each(Object.entries(forms))('%s', async (module, moments) => {
    const playground = await openPlayground({ module, viewport: whole })
    let told = ''
    for (const [name, reach] of moments) {
      await reach(playground)
      told += `${name}\n\n${await readTree(playground)}\n`
    }
    await vitestExpect(told).toMatchFileSnapshot(`./trees/${module}.txt`)
  })
})
