import { describe, it, onTestFinished } from 'vitest'
import { startModuleServer } from '../support/moduleServer.ts'
import { readExchanges } from '../support/readExchanges.ts'
import { replayModule } from '../support/replayModule.ts'
import { expect } from './expectPage.ts'
import { openPlayground } from './openPlayground.ts'

const exchanges = readExchanges('crm_create_contacts')

describe.skipIf(exchanges === undefined)('the recorded module crm_create_contacts (needs the corpus)', () => {
  it('loads in the playground, shows its options and submits', async () => {
    const { origin, close } = await startModuleServer(replayModule(exchanges ?? []))
    onTestFinished(close)
    const { field, list, status, choose, submit, readFormData, readSubmittedData } = await openPlayground({
      module: `${origin}/create_contacts/v1`,
      wire: 'data',
    })
    await field('Contact Type').click()
    await expect(list.getByRole('option')).toHaveText([/^Contact/, /^Lead/])
    await list.getByRole('option', { name: /^Lead/ }).click()
    await choose('CRM Connection', 'Salesforce, production')
    await field('Required Fields').getByRole('listitem').getByRole('button', { name: 'Remove Last Name' }).click()
    await choose('Required Fields', 'Phone')
    await field('Batch Size').fill('50')
    const defaults = await readFormData()

    await submit()
    await expect(status).toHaveText('Submitted.')
    await expect.poll(readSubmittedData).toEqual(defaults)
    expect(defaults).toMatchObject({
      crm_connection: { id: 'sample-salesforce-managed', app_type: 'salesforce', connection_management_type: 'managed' },
      object_type: { id: 'Lead', label: 'Lead' },
      contacts_data: expect.stringContaining('"FirstName": "John"') as unknown,
      required_fields: ['FirstName', 'Email', 'Phone'],
      duplicate_check: true,
      duplicate_criteria: { fields: ['Email'], match_rule: 'any' },
      advanced_options: { all_or_none: false, timeout: 30, batch_size: 50 },
    })
  })
})
