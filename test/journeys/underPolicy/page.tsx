import { ModuleForm } from 'moduleform'
import 'moduleform/styles.css'
import { createRoot } from 'react-dom/client'

const module = new URLSearchParams(location.search).get('module') ?? ''
const root = document.getElementById('root')
if (root) createRoot(root).render(<ModuleForm baseUrl={module} />)
