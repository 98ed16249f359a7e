import { ModuleForm } from 'moduleform'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

/** What a host has to write at least; for the size of what its users load. */
const root = document.querySelector('main')
if (root !== null) createRoot(root).render(createElement(ModuleForm, { baseUrl: '/module' }))
