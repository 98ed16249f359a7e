import type { Connection, ConnectionFilter } from 'moduleform'

const names: Readonly<Record<string, string>> = {
  crm_a: 'Sales CRM',
  crm_b: 'Partner CRM',
  sql_a: 'Orders database',
  sql_b: 'Reporting database',
  custom_api: 'Inventory API',
}

/** The owner of the credentials, by kind of connection. Specification 2.4. */
const owners: Readonly<Record<string, string>> = { managed: 'production', custom: 'my credentials' }

/**
 * One managed and one custom connection for every app type that the form allows, as a host would load them from its own store. Absent or
 * empty lists allow anything. Decisions §2.
 */
export async function loadSampleConnections({ appTypes, managementTypes }: ConnectionFilter): Promise<Connection[]> {
  const apps = appTypes?.length ? appTypes : Object.keys(names)
  const kinds = managementTypes?.length ? managementTypes : Object.keys(owners)
  return apps.flatMap((app) =>
    kinds.map((kind) => ({
      id: `sample-${app}-${kind}`,
      label: `${nameOf(app)}, ${(Object.hasOwn(owners, kind) ? owners[kind] : undefined) ?? kind}`,
      app_type: app,
      connection_management_type: kind,
    })),
  )
}

/** Any text can be an app type: `google_sheets` becomes "Google sheets". */
function nameOf(app: string): string {
  const known = Object.hasOwn(names, app) ? names[app] : undefined
  const words = app.replaceAll(/[_-]+/g, ' ').trim()
  return known ?? words.charAt(0).toUpperCase() + words.slice(1)
}
