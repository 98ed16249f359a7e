import { useRef } from 'react'
import {
  defineSchema,
  useField,
  useFormState,
  useModuleForm,
  useOptions,
  useRows,
  type FormMessages,
  type ModuleFormHandle,
} from 'moduleform'

/** What a library or composite project exports without annotations: the compiler must be able to name its types. */
export const form = defineSchema({
  metadata: { workflows_module_schema_version: '1.0.0' },
  fields: [{ id: 'lines', type: 'array', items: { type: 'object', fields: [{ id: 'sku', type: 'string' }] } }],
})
export const useHandle = () => useRef<ModuleFormHandle>(null)
export const useTypedHandle = () => useRef<ModuleFormHandle<typeof form>>(null)
export const useForm = () => ({ api: useModuleForm(), typed: useModuleForm<typeof form>(), state: useFormState((state) => state) })
export const useLines = () => ({ rows: useRows('lines'), field: useField(['lines', 0, 'sku']), options: useOptions('lines') })
export const messages = {
  type: ({ issue, number }) => `${issue} ${number?.example}`,
  required: ({ control }) => control,
  min_length: ({ limit }) => String(limit),
  minimum: ({ limit }) => String(limit),
  format: ({ format, date }) => `${format} ${date?.fault}`,
} satisfies FormMessages
