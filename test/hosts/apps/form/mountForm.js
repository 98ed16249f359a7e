import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { StepForm } from './StepForm.js'

/** Writes problems to the page, where a test reads them. */
const onProblems = (problems) => {
  document.body.dataset.problems = problems.map(({ code }) => code).join(' ')
}

/** Renders the form as set in the address: `?theme=dark`, and `?editor` for the host's code editor. */
export function mountForm(codeEditor) {
  const query = new URLSearchParams(location.search)
  const theme = query.get('theme')
  createRoot(document.getElementById('root')).render(
    createElement(StepForm, { ...(theme && { theme }), ...(query.has('editor') && { codeEditor, onProblems }) }),
  )
}
