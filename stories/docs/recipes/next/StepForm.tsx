'use client'

import { ModuleForm, type FormValues } from 'moduleform'
import { saveStep } from './saveStep.ts'

interface StepFormProps {
  readonly id: string
  readonly schema: object
  readonly values: FormValues
}

/** Callbacks are functions, and those cannot go from a server component to the page: they are made in here. */
export const StepForm = ({ id, schema, values }: StepFormProps) => (
  <ModuleForm formId={id} schema={schema} initialValues={values} onSubmit={(submitted) => saveStep(id, submitted)} />
)
