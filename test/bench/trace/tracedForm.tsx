import { ModuleForm } from 'moduleform'
import { createRoot } from 'react-dom/client'
import 'moduleform/styles.css'

/** The second letter of "ab" makes the other field required, so that its label and its control are rendered again. */
const schema = {
  metadata: { workflows_module_schema_version: '1.0.0' },
  fields: [
    { id: 'typed', type: 'string', label: 'Typed' },
    {
      id: 'other',
      type: 'string',
      label: 'Other',
      rules: [
        {
          if: { and: [{ id: 'typed', operator: 'equal', value: 'ab' }] },
          then: { fields: [{ id: 'other', apply_as: 'merge', label: 'Redrawn', validation: { required: true } }] },
        },
      ],
    },
  ],
}

const host = document.body.appendChild(document.createElement('div'))
createRoot(host).render(<ModuleForm schema={schema} />)
