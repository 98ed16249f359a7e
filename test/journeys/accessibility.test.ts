import { it } from 'vitest'
import { expect } from './expectPage.ts'
import { colours, everyRule, findFaults } from './findFaults.ts'
import { openPlayground } from './openPlayground.ts'
import type { PlaygroundPage } from './playgroundPage.ts'

async function expectNoFaults({ page }: PlaygroundPage, { part }: Demo, state: string): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme })
    // The code editor follows some frames later.
    await expect(page.locator(`.monaco-editor[data-uri]${theme === 'dark' ? ':not(.vs-dark)' : '.vs-dark'}`)).toHaveCount(0)
    expect(await findFaults(page, part, theme === 'light' ? everyRule : colours), `${state}, ${theme}`).toEqual([])
  }
}

interface Demo {
  readonly module: string
  readonly wire?: 'data'
  /** The part that axe checks. The playground around the form is always the same, and slow to check with long JSON. */
  readonly part: 'html' | '.mf-form'
  /** Brings the form into a state that shows most of it. */
  readonly prepare: (playground: PlaygroundPage) => Promise<void>
  /** Makes the form show errors. */
  readonly fail: (playground: PlaygroundPage) => Promise<void>
  /** Label of a select to open. */
  readonly select: string
}

const failBySubmit = async ({ submit, summary }: PlaygroundPage) => {
  await submit()
  await expect(summary.first()).toBeVisible()
}

const demos: readonly Demo[] = [
  {
    module: 'crm',
    part: 'html',
    prepare: async ({ choose, addRow, field }) => {
      await choose('Object type', 'Contact')
      await addRow('Contact')
      await expect(field('Lifecycle stage')).toBeVisible()
    },
    fail: failBySubmit,
    select: 'Owner',
  },
  {
    module: 'places',
    part: '.mf-form',
    wire: 'data',
    prepare: ({ choose, field }) => choose('Country', 'Japan').then(() => expect(field('Prefecture')).toBeVisible()),
    fail: failBySubmit,
    select: 'Prefecture',
  },
  {
    module: 'schedule',
    part: '.mf-form',
    prepare: ({ choose, field }) => choose('Runs', 'Every week').then(() => expect(field('Time zone')).toBeVisible()),
    fail: failBySubmit,
    select: 'On',
  },
  {
    module: 'kitchen-sink',
    part: '.mf-form',
    prepare: async ({ page, addRow, choose }) => {
      await addRow('Header')
      await addRow('Label')
      await choose('Plan', 'Business')
      await expect(page.locator('.monaco-editor .view-line').first()).toBeVisible()
    },
    fail: failBySubmit,
    select: 'Visible to',
  },
  {
    module: 'trouble',
    part: 'html',
    prepare: ({ field }) => expect(field('Note')).toBeVisible(),
    fail: async ({ choose, notice }) => {
      await choose('What /content answers next', 'An error for one')
      await choose('What /schema answers next', 'Status 500')
      await expect(notice).not.toBeEmpty()
    },
    select: 'Failing list',
  },
]

const openDemo = ({ module, wire }: Demo, width: number) =>
  openPlayground({ module, ...(wire && { wire }), failedRequests: 'provoked', viewport: { width, height: 900 } })

it.each(demos)('finds no fault in the form $module, in both themes', async (demo) => {
  const playground = await openDemo(demo, 1400)
  await demo.prepare(playground)
  await expectNoFaults(playground, demo, 'loaded')
  await demo.fail(playground)
  await expectNoFaults(playground, demo, 'with errors')
  await playground.field(demo.select).click()
  await expect(playground.form.getByRole('combobox', { expanded: true })).toBeFocused()
  await expectNoFaults(playground, demo, 'with an open list')
})

it.each(demos)('fits $module into 360 pixels without scrolling sideways', async (demo) => {
  const playground = await openDemo(demo, 360)
  await demo.prepare(playground)
  await demo.fail(playground)
  // Code editors, tabs and JSON scroll by themselves.
  const wide = await playground.page.evaluate(() =>
    [...document.querySelectorAll('.mf *:not(.monaco-editor *, .pg-tabs *, .pg-json *)')]
      .filter((element) => element.getBoundingClientRect().right > window.innerWidth)
      .map((element) => `${element.tagName} ${element.getAttribute('class')}`),
  )
  expect(await playground.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  expect(wide).toEqual([])
})
