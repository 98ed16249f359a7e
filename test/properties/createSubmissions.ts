import type { TestForm } from '../support/createTestForm.ts'

/** The submits of one run. */
export function createSubmissions(form: TestForm) {
  const underWay = new Set<Promise<unknown>>()
  return {
    /** Submits; returns whether that began a submit of its own, which is not so while another one is under way. */
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
