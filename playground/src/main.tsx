import 'moduleform/styles.css'
import './app.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Playground } from './Playground.tsx'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element with the id "root" to put the playground in. Add it.')
createRoot(root).render(
  <StrictMode>
    <Playground />
  </StrictMode>,
)
