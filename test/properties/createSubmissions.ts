import type { TestForm } from '../support/createTestForm.ts'

/** The submits of one run. */
export function createSubmissions(form: TestForm) {
  const underWay = new Set<Promise<unknown>>()
  return {
    /** Submits; returns whether that started a new submit, which is not so while another one is pending. */
    begin: (): boolean => {
      const submission = form.submit()
      if (underWay.has(submission)) return false
      underWay.add(submission)
      void submission.finally(() => underWay.delete(submission))
      return true
    },
    underWay: () => underWay.size,
  }
}
