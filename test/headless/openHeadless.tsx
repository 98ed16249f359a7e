import { render } from '@testing-library/react'
import { HeadlessForm, type HeadlessFormProps, type ModuleFormHandle } from 'moduleform'
import { createRef, StrictMode, type ReactNode } from 'react'
import { schemaOf } from '../support/createTestForm.ts'

/** A form without markup, around the components of a test. */
export function openHeadless(fields: readonly object[] | undefined, children: ReactNode, props: Partial<HeadlessFormProps> = {}) {
  const ref = createRef<ModuleFormHandle>()
  const draw = (shown: readonly object[] | undefined, given: Partial<HeadlessFormProps>) => (
    <StrictMode>
      <HeadlessForm ref={ref} {...(shown && { schema: schemaOf(shown) })} {...given}>
        {children}
      </HeadlessForm>
    </StrictMode>
  )
  const { rerender, container } = render(draw(fields, props))
  return {
    container,
    form: () => {
      if (ref.current === null) throw new Error('The form is not there.')
      return ref.current
    },
    /** Replaces the schema. */
    reload: (shown: readonly object[], given = props) => rerender(draw(shown, given)),
  }
}
