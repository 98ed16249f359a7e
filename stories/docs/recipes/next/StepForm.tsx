'use client'

import { ModuleForm, type FormValues } from 'moduleform'
import { saveStep } from './saveStep.ts'

interface StepFormProps {
  readonly id: string
  readonly schema: object
  readonly values: FormValues
}

/** A server component cannot pass functions to the page, so callbacks are defined here. */
export const StepForm = ({ id, schema, values }: StepFormProps) => (
  <ModuleForm formId={id} schema={schema} initialValues={values} onSubmit={(submitted) => saveStep(id, submitted)} />
)
