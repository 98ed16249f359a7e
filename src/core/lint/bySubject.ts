import type { Subject } from './subject.ts'

/** A value that several checks derive from a subject, computed once per subject. */
export const bySubject = <Value>(find: (subject: Subject) => Value): ((subject: Subject) => Value) => {
  const found = new WeakMap<Subject, { readonly value: Value }>()
  return (subject) => {
    let known = found.get(subject)
    if (!known) found.set(subject, (known = { value: find(subject) }))
    return known.value
  }
}
