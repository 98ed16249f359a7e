import { ModuleForm } from 'moduleform'
import 'moduleform/styles.css'

const schema = { metadata: { workflows_module_schema_version: '1.0.0' }, fields: [{ id: 'name', type: 'string', label: 'Name' }] }
export const App = () => <ModuleForm schema={schema} onSubmit={(values) => console.log(values)} />
