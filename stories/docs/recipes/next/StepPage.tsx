import { StepForm } from './StepForm.tsx'
import { steps } from './steps.ts'

/** A server component: the page is sent with the form filled in, and the browser hydrates it. */
export async function StepPage({ params }: { readonly params: Promise<{ readonly id: string }> }) {
  const { id } = await params
  const step = steps.get(id)
  return step ? <StepForm id={id} schema={step.schema} values={step.values} /> : <p>There is no such step.</p>
}
