import { ModuleForm } from 'moduleform'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

/** The least that a host has to write; used to measure what its users load. */
const root = document.querySelector('main')
if (root !== null) createRoot(root).render(createElement(ModuleForm, { baseUrl: '/module' }))
