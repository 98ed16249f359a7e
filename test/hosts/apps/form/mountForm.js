import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { StepForm } from './StepForm.js'

/** Writes what the form tells of itself where a test reads it. */
const onProblems = (problems) => {
  document.body.dataset.problems = problems.map(({ code }) => code).join(' ')
}

/** Shows the form as the address asks: `?theme=dark`, and `?editor` for the code editor that a host brings. */
export function mountForm(codeEditor) {
  const query = new URLSearchParams(location.search)
  const theme = query.get('theme')
  createRoot(document.getElementById('root')).render(
    createElement(StepForm, { ...(theme && { theme }), ...(query.has('editor') && { codeEditor, onProblems }) }),
  )
}
