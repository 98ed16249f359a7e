import { describe, expect, it } from 'vitest'
import { loadSampleConnections } from '../../playground/sampleConnections.ts'

describe('The sample connections', () => {
  it('hold one managed and one custom connection for each app type that is asked for, whatever it is called', async () => {
    const connections = await loadSampleConnections({ appTypes: ['crm_a', 'google_sheets'], managementTypes: ['managed', 'custom'] })
    expect(connections).toEqual([
      { id: 'sample-crm_a-managed', label: 'Sales CRM, production', app_type: 'crm_a', connection_management_type: 'managed' },
      { id: 'sample-crm_a-custom', label: 'Sales CRM, my credentials', app_type: 'crm_a', connection_management_type: 'custom' },
      {
        id: 'sample-google_sheets-managed',
        label: 'Google sheets, production',
        app_type: 'google_sheets',
        connection_management_type: 'managed',
      },
      {
        id: 'sample-google_sheets-custom',
        label: 'Google sheets, my credentials',
        app_type: 'google_sheets',
        connection_management_type: 'custom',
      },
    ])
  })

  it('keep to the management types that are allowed', async () => {
    const connections = await loadSampleConnections({ appTypes: ['sql_a'], managementTypes: ['custom'] })
    expect(connections.map(({ id }) => id)).toEqual(['sample-sql_a-custom'])
  })

  it('cover the kinds of the specification where nothing is filtered', async () => {
    const connections = await loadSampleConnections({ appTypes: undefined, managementTypes: [] })
    expect(connections).toHaveLength(10)
    expect(new Set(connections.map(({ id }) => id)).size).toBe(10)
  })

  it('take the name of an inherited property for an app type like any other', async () => {
    const [connection] = await loadSampleConnections({ appTypes: ['constructor'], managementTypes: ['toString'] })
    expect(connection?.label).toBe('Constructor, toString')
  })
})
