import { expect as vitestExpect, it, onTestFinished } from 'vitest'
import { startModuleServer } from '../support/moduleServer.ts'
import { everyRule, findFaults } from './findFaults.ts'
import { expect } from './expectPage.ts'
import { openPlayground } from './openPlayground.ts'

const schema = { metadata: { workflows_module_schema_version: '1.0.0' }, fields: [{ id: 'name', type: 'string', label: 'Name' }] }

it('checks the module that is shown, says what it found, and leaves the form as it is', async () => {
  // Answers every request with a form.
  const { origin, close } = await startModuleServer(async () => Response.json(schema))
  onTestFinished(close)
  const { page, field } = await openPlayground({ module: origin })
  await field('Name').fill('Ada')
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(page.getByRole('tab', { name: /^Check/ })).toHaveAttribute('aria-selected', 'true')
  const pane = page.getByRole('region', { name: 'What the check found' })
  await expect(pane.getByRole('status')).toHaveText(/^Found: /)
  const finding = pane.getByRole('list', { name: 'Findings' }).getByRole('listitem').filter({ hasText: 'error/malformed-json' })
  await expect(finding).toContainText('Expected')
  await finding.getByText('curl', { exact: true }).click()
  await expect(finding.getByRole('code').last()).toContainText(`curl -sS -i -X POST '${origin}/schema'`)
  await expect(pane.getByRole('button', { name: 'Check again' })).toBeEnabled()
  await expect(field('Name')).toHaveValue('Ada')
  vitestExpect(await findFaults(page, '[data-pane=check]', everyRule)).toEqual([])
})

it('says where the module has gone', async () => {
  const { origin, close } = await startModuleServer(async () => Response.json(schema))
  const { page, field } = await openPlayground({ module: origin, failedRequests: 'provoked' })
  await expect(field('Name')).toBeVisible()
  await close()
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  const pane = page.getByRole('region', { name: 'What the check found' })
  await expect(pane.getByRole('status')).toHaveText(/^Nothing answers there \(.*\)\. Is the module running\?$/)
})
