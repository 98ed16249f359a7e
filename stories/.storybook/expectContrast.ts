import { expect } from 'storybook/test'
import { setTheme, type Theme } from './setTheme.ts'

/**
 * What axe finds in one theme it finds in the other, apart from contrast: a story that was checked in one theme is checked in the other for that
 * alone, without being played again. Code editors follow a change of the theme later, and have stories of their own in each.
 */
export async function expectContrast(theme: Theme): Promise<void> {
  const { default: axe } = await import('axe-core')
  const before = setTheme(theme)
  try {
    const context = { include: document.body, exclude: ['.monaco-editor'] }
    const { violations } = await axe.run(context, { runOnly: { type: 'rule', values: ['color-contrast'] } })
    const faults = violations.flatMap(({ nodes }) =>
      nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`),
    )
    await expect(faults, `in the ${theme} theme`).toEqual([])
  } finally {
    setTheme(before)
  }
}
