import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright'

export const everyRule = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }
/** Only the rules that depend on the theme. */
export const colours = { runOnly: { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] } }

/** The findings of axe: rule, element and advice, one line each. */
export async function findFaults(page: Page, part: string, options: typeof everyRule | typeof colours): Promise<readonly string[]> {
  await page.evaluate(async () => {
    // An aborted animation has ended too.
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  })
  // As text, because Vite would rewrite references of a function to this file.
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(part)}, ${JSON.stringify(options)})`)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary ?? ''}`),
  )
}
