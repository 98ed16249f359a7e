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

/** Props of `HeadlessForm`: those of `ModuleForm`, except those for its appearance. */
export interface HeadlessFormProps<S = unknown> extends Omit<
  ModuleFormProps<S>,
  'children' | 'classNames' | 'codeEditor' | 'search' | 'slots' | 'theme' | 'widgets'
> {
  /**
   * The whole content of the form, which uses the hooks: `useFields`, `useField`, `useRows`, `useOptions`, `useFormState`, `useModuleForm`.
   */
  readonly children: ReactNode
}

interface HeadlessFormComponent {
  <S = unknown, T extends Templates | undefined = TemplatesOf<S>>(
    props: HeadlessFormProps<Filled<S, T>> & TypedBy<S, T>,
  ): ReactElement | null
  readonly displayName?: string | undefined
}

/**
 * The form of one module without markup: it loads, validates and keeps values like `ModuleForm`, and its children render them. It needs no
 * stylesheet, and renders only a visually hidden live region.
 *
 * @example
 * <HeadlessForm baseUrl="http://localhost:4001/crm" onSubmit={save}>
 *   <MyFields />
 * </HeadlessForm>
 */
// `as`: the types of the values follow from the schema, which the compiler cannot check.
export const HeadlessForm = forwardRef<ModuleFormHandle, HeadlessFormProps>(function HeadlessForm(props, ref) {
  const id = props.formId ?? ''
  const latest = useLatest(id)
  // Another formId is another form, without any state of the previous one.
  return <HeadlessInstance key={id} handleRef={ref} isOvertaken={() => latest.current !== id} {...props} />
}) as HeadlessFormComponent

const NoField = () => null
const noLook: Pick<FormContextValue, 'Field' | 'widgets' | 'classOf'> = {
  Field: NoField,
  // `as`: without rendered fields, no widget is looked up, so the table may be empty.
  widgets: { own: {}, defaults: {} as FormContextValue['widgets']['defaults'] },
  classOf: createClassOf({}),
}

function HeadlessInstance({ children, ...props }: FormInstanceProps) {
  const root = useRef<HTMLDivElement>(null)
  const context = useFormSetup(
    props,
    { ...noLook, root, dates: localTexts },
    { messages: localMessages(props, localTexts.current, localTexts.current), numbers: useNumberTyping(tagOf(props.locale), localTexts) },
  )
  return (
    <FormContext.Provider value={context}>
      {children}
      <div
        ref={(element) => {
          root.current = element
          // Needs neither a stylesheet nor an attribute that a security policy would refuse.
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

// If it cannot be loaded, errors are conveyed only by the host, and by moving the focus.
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
