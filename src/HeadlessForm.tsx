'use client'

import { forwardRef, lazy, Suspense, useRef, type ComponentType, type ReactElement, type ReactNode } from 'react'
import type { Filled, ModuleFormProps, TypedBy } from './moduleFormProps.ts'
import type { Templates } from './react/expressions/templates.ts'
import type { TemplatesOf } from './react/expressions/templatesOf.ts'
import { createClassOf } from './react/classNames.ts'
import { FormAnnouncer } from './react/form/FormAnnouncer.tsx'
import { useFormView } from './react/form/useFormView.ts'
import { FormContext, type FormContextValue } from './react/formContext.ts'
import type { ModuleFormHandle } from './react/form/moduleFormHandle.ts'
import { useLatest } from './react/useStable.ts'
import { tagOf } from './react/locale.ts'
import { useFormSetup, type FormInstanceProps } from './useFormSetup.ts'
import { localMessages } from './widgets/control/localMessages.ts'
import { useNumberTyping } from './widgets/number/useNumberTyping.ts'
import { localTexts } from './headless/useLocalText.ts'

/** Props of `HeadlessForm`: those of `ModuleForm`, without what says how it looks. */
export interface HeadlessFormProps<S = unknown> extends Omit<
  ModuleFormProps<S>,
  'children' | 'classNames' | 'codeEditor' | 'search' | 'theme' | 'widgets'
> {
  /** All that is seen of the form. The hooks work in there: `useFields`, `useField`, `useRows`, `useOptions`, `useFormState`, `useModuleForm`. */
  readonly children: ReactNode
}

interface HeadlessFormComponent {
  <S = unknown, T extends Templates | undefined = TemplatesOf<S>>(
    props: HeadlessFormProps<Filled<S, T>> & TypedBy<S, T>,
  ): ReactElement | null
  readonly displayName?: string | undefined
}

/**
 * The form of one module without markup: it asks, validates and keeps what is typed as `ModuleForm` does, and its children draw it. It needs no
 * stylesheet, and draws nothing but a live region that no one sees.
 *
 * @example
 * <HeadlessForm baseUrl="http://localhost:4001/crm" onSubmit={save}>
 *   <MyFields />
 * </HeadlessForm>
 */
// `as`: what the schema says of the values is true when the form hands them over, and seen by no compiler.
export const HeadlessForm = forwardRef<ModuleFormHandle, HeadlessFormProps>(function HeadlessForm(props, ref) {
  const id = props.formId ?? ''
  const latest = useLatest(id)
  // Another formId is another form: nothing of the old one stays.
  return <HeadlessInstance key={id} handleRef={ref} isOvertaken={() => latest.current !== id} {...props} />
}) as HeadlessFormComponent

const NoField = () => null
const noLook: Pick<FormContextValue, 'Field' | 'widgets' | 'classOf'> = {
  Field: NoField,
  // Nothing looks a widget up where no field is drawn.
  widgets: { own: {}, defaults: {} as FormContextValue['widgets']['defaults'] },
  classOf: createClassOf({}),
}

function HeadlessInstance({ children, ...props }: FormInstanceProps) {
  const root = useRef<HTMLDivElement>(null)
  const context = useFormSetup(
    props,
    { ...noLook, root },
    { messages: localMessages(props, localTexts.current, localTexts.current), numbers: useNumberTyping(tagOf(props.locale), localTexts) },
  )
  return (
    <FormContext.Provider value={context}>
      {children}
      <div
        ref={(element) => {
          root.current = element
          // Without a stylesheet, and without an attribute that a security policy would refuse.
          if (element) Object.assign(element.style, heardOnly)
        }}
      >
        <FormAnnouncer />
        <SpokenErrors />
      </div>
    </FormContext.Provider>
  )
}

const heardOnly = { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' }

// Where it cannot be loaded, the errors are told by the host alone, and by the focus.
const ErrorsSpoken = lazy<ComponentType>(() =>
  import('./react/notices/ErrorsSpoken.tsx').then(
    (loaded) => ({ default: loaded.ErrorsSpoken }),
    () => ({ default: () => null }),
  ),
)

/** Nothing, until a submit was tried or the host has set errors. */
function SpokenErrors() {
  const isUsed = useFormView(({ submit, errors }) => submit.tries + errors.length > 0)
  return (
    isUsed && (
      <Suspense>
        <ErrorsSpoken />
      </Suspense>
    )
  )
}
