import { defineSchema } from 'moduleform/module'

console.log(defineSchema({ metadata: { workflows_module_schema_version: '1.0.0' }, fields: [] }))
