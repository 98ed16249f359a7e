'use client'

import { forwardRef, Suspense, useEffect, useMemo, type ReactElement } from 'react'
import type { Filled, ModuleFormProps, TypedBy } from './moduleFormProps.ts'
import type { Templates } from './react/expressions/templates.ts'
import type { TemplatesOf } from './react/expressions/templatesOf.ts'
import { useStart } from './react/HostSuspense.tsx'
import { Field } from './react/field/Field.tsx'
import { FormBody } from './react/form/FormBody.tsx'
import { type ClassNames, createClassOf, ClassOfContext } from './react/classNames.ts'
import type { ModuleFormHandle } from './react/form/moduleFormHandle.ts'
import { readTheme } from './react/form/theme.ts'
import { useLatest, useStable } from './react/useStable.ts'
import type { WidgetMap } from './react/widgetProps.ts'
import { LateThrough, SlottedForm, slotCode, Through } from './SlottedForm.tsx'
import { useFormSetup, type FormInstanceProps } from './useFormSetup.ts'
import { tagOf } from './react/locale.ts'
import { localMessages } from './widgets/control/localMessages.ts'
import { dates } from './widgets/date/lazyDates.ts'
import { numbers } from './widgets/number/lazyNumbers.ts'
import { useNumberTyping } from './widgets/number/useNumberTyping.ts'
import { defaultWidgets } from './widgets/defaultWidgets.ts'

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
  const [Gate] = useStart((isFromServer) => props.slots && isFromServer && (slotCode.current() ? Through : LateThrough))
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
  return (
    <ClassOfContext.Provider value={classOf}>
      <SlottedForm form={context} slots={props.slots}>
        <FormBody root={context.root} theme={readTheme(props.theme)} search={props.search}>
          {props.children}
        </FormBody>
      </SlottedForm>
    </ClassOfContext.Provider>
  )
}
