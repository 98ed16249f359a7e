'use client'

import { forwardRef, lazy, Suspense, useEffect, useMemo, useState, type ComponentType, type ReactElement } from 'react'
import type { Filled, ModuleFormProps, TypedBy } from './moduleFormProps.ts'
import type { Templates } from './react/expressions/templates.ts'
import type { TemplatesOf } from './react/expressions/templatesOf.ts'
import { Boundary, useStart } from './react/Boundary.tsx'
import { Field } from './react/field/Field.tsx'
import { FormBody } from './react/form/FormBody.tsx'
import { type ClassNames, createClassOf, ClassOfContext } from './react/classNames.ts'
import { FormContext } from './react/formContext.ts'
import { loadOnce } from './react/loadOnce.ts'
import type { ModuleFormHandle } from './react/form/moduleFormHandle.ts'
import { readTheme } from './react/form/theme.ts'
import { useLatest, useStable } from './react/useStable.ts'
import type { WidgetMap } from './react/widgetProps.ts'
import type { SlottedFormProps } from './SlottedForm.tsx'
import { useFormSetup, type FormInstanceProps } from './useFormSetup.ts'
import { tagOf } from './react/locale.ts'
import { localMessages } from './widgets/control/localMessages.ts'
import { dates } from './widgets/date/lazyDates.ts'
import { numbers } from './widgets/number/lazyNumbers.ts'
import { useNumberTyping } from './widgets/number/useNumberTyping.ts'
import { defaultWidgets } from './widgets/defaultWidgets.ts'

const Through = ({ children }: Pick<SlottedFormProps, 'children'>) => children

// If it cannot be loaded, the form renders all parts itself.
const slotted = loadOnce(() =>
  import('./SlottedForm.tsx').then(
    ({ SlottedForm }): ComponentType<SlottedFormProps> => SlottedForm,
    () => Through,
  ),
)
const LateSlottedForm = lazy(async () => ({ default: await slotted.load() }))
const LateThrough = lazy(() => slotted.load().then(() => ({ default: Through })))

// Synchronous server rendering cannot wait for it, so it is loaded beforehand.
if (typeof document === 'undefined') slotted.preload()

const none: WidgetMap & ClassNames = {}

interface ModuleFormComponent {
  <S = unknown, T extends Templates | undefined = TemplatesOf<S>>(props: ModuleFormProps<Filled<S, T>> & TypedBy<S, T>): ReactElement | null
  readonly displayName?: string | undefined
}

/**
 * The form of one module: its schema as working controls, live where a module answers. A `schema` written with `defineSchema` types the
 * form data; `<ModuleForm<typeof schema> … />` types a form without the prop, without a check that it has that schema.
 *
 * @example
 * <ModuleForm baseUrl="http://localhost:4001/crm" initialValues={saved} onSubmit={save} />
 */
// `as`: the types of the values follow from the schema, which the compiler cannot check.
export const ModuleForm = forwardRef<ModuleFormHandle, ModuleFormProps>(function ModuleForm(props, ref) {
  const id = props.formId ?? ''
  const latest = useLatest(id)
  // Another formId is another form, without any state of the previous one.
  const form = <FormInstance key={id} handleRef={ref} isOvertaken={() => latest.current !== id} {...props} />
  // During hydration, a form with slots starts only when all code for rendering it is loaded: any effect before, such as requesting
  // options, would differ from the server's markup, and React would discard that.
  const [Gate] = useStart((isFromServer) => props.slots && isFromServer && (slotted.current() ? Through : LateThrough))
  return Gate ? (
    <Suspense>
      <Gate>{form}</Gate>
    </Suspense>
  ) : (
    form
  )
}) as ModuleFormComponent

function FormInstance(props: FormInstanceProps) {
  const own = useStable(props.widgets ?? none)
  const classNames = useStable(props.classNames ?? none)
  const classOf = useMemo(() => createClassOf(classNames), [classNames])
  // A host widget does not load the number module by itself.
  useEffect(() => {
    if (own !== none) numbers.preload()
  }, [own])
  const context = useFormSetup(
    props,
    { Field, widgets: { own, defaults: defaultWidgets }, classOf, dates },
    {
      messages: localMessages(props, dates.current, numbers.current),
      numbers: useNumberTyping(tagOf(props.locale), numbers),
    },
  )
  // Of one type for the lifetime of the form: another would remount it.
  const [SlottedForm] = useState(() => slotted.current() ?? LateSlottedForm)
  const body = (
    <FormBody root={context.root} theme={readTheme(props.theme)} search={props.search}>
      {props.children}
    </FormBody>
  )
  return (
    <FormContext.Provider value={context}>
      <ClassOfContext.Provider value={classOf}>
        {props.slots ? (
          <Boundary>
            <SlottedForm slots={props.slots}>{body}</SlottedForm>
          </Boundary>
        ) : (
          body
        )}
      </ClassOfContext.Provider>
    </FormContext.Provider>
  )
}
