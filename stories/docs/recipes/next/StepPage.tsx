import { StepForm } from './StepForm.tsx'
import { steps } from './steps.ts'

/** A server component: the form is sent with the page, filled in, and the page takes it over. */
export async function StepPage({ params }: { readonly params: Promise<{ readonly id: string }> }) {
  const { id } = await params
  const step = steps.get(id)
  return step ? <StepForm id={id} schema={step.schema} values={step.values} /> : <p>There is no such step.</p>
}
