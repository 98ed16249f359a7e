import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { StepForm } from './form/StepForm.js'

console.log(renderToString(createElement(StepForm)))
