import type { Metadata } from 'moduleform/core'

/** The metadata of every demo schema. Specification 2.2. */
export const metadata: Metadata = { workflows_module_schema_version: '1.0.0' }
