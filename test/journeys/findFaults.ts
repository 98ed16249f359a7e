import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright'

export const everyRule = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }
/** All that a theme changes. */
export const colours = { runOnly: { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] } }

/** What axe finds: rule, element and advice, a line each. */
export async function findFaults(page: Page, part: string, options: typeof everyRule | typeof colours): Promise<readonly string[]> {
  await page.evaluate(async () => {
    // One that is broken off has ended too.
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  })
  // As texts: Vite would rewrite what a function reads of this file.
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(part)}, ${JSON.stringify(options)})`)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary ?? ''}`),
  )
}
