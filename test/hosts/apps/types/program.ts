import { createClient } from 'moduleform/client'
import { parseSchema } from 'moduleform/core'
import { lintSchema } from 'moduleform/lint'
import { createModule } from 'moduleform/module'
import { toNodeListener } from 'moduleform/node'

/** What a program for Node uses, which has no types of the DOM. */
export const client = createClient({ baseUrl: 'http://127.0.0.1:4001', headers: { authorization: 'Bearer a' } })
// @ts-expect-error -- not what `new Headers` takes
export const wrong = createClient({ baseUrl: 'http://127.0.0.1:4001', headers: 5 })
export const listener = toNodeListener(createModule({ schema: { metadata: { workflows_module_schema_version: '1.0.0' }, fields: [] } }))
export const others = [parseSchema, lintSchema]
