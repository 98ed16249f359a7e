'use client'
import { createElement, useState } from 'react'
import { ModuleForm } from 'moduleform'

const choice = (value) => ({ value, label: value.toUpperCase() })

export const schema = {
  metadata: { workflows_module_schema_version: '1.0.0' },
  fields: [
    { id: 'name', type: 'string', label: 'Name', validation: { required: true } },
    { id: 'code', type: 'string', label: 'Code', validation: { pattern: '^(?=.*[0-9]).+$' } },
    { id: 'level', type: 'string', label: 'Level', choices: { values: ['low', 'high'].map(choice) } },
    { id: 'since', type: 'string', label: 'Since', format: 'date-time' },
    { id: 'query', type: 'object', label: 'Query', ui_options: { ui_widget: 'CodeblockWidget' } },
  ],
}

/** The content of every host: a form, and its submitted data below. Props are passed to the form. */
export function StepForm(props) {
  const [submitted, setSubmitted] = useState()
  return createElement(
    'main',
    null,
    createElement(ModuleForm, {
      label: 'Settings',
      schema,
      initialValues: { query: { a: 1 }, since: '2026-03-29T10:00:00+02:00' },
      onSubmit: async (formData, { unchecked }) => setSubmitted({ formData, unchecked }),
      ...props,
    }),
    submitted && createElement('pre', { 'data-unchecked': submitted.unchecked.join() }, JSON.stringify(submitted.formData)),
  )
}
