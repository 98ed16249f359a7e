'use client'

import { forwardRef, lazy, Suspense, useEffect, useMemo, type ComponentType } from 'react'
import type { ModuleFormProps } from './moduleFormProps.ts'
import { Field } from './react/field/Field.tsx'
import { FormBody } from './react/form/FormBody.tsx'
import { type ClassNames, createClassOf, ClassOfContext } from './react/classNames.ts'
import { FormContext } from './react/formContext.ts'
import type { ModuleFormHandle } from './react/form/moduleFormHandle.ts'
import { readTheme } from './react/form/theme.ts'
import { useLatest, useStable } from './react/useStable.ts'
import type { WidgetMap } from './react/field/widgetRegistry.ts'
import type { SlottedFormProps } from './SlottedForm.tsx'
import { useFormSetup, type FormInstanceProps } from './useFormSetup.ts'
import { tagOf } from './react/locale.ts'
import { localMessages } from './widgets/control/localMessages.ts'
import { numbers } from './widgets/number/lazyNumbers.ts'
import { defaultWidgets } from './widgets/defaultWidgets.ts'

// Where it cannot be loaded, the form draws all parts itself.
const SlottedForm = lazy<ComponentType<SlottedFormProps>>(() =>
  import('./SlottedForm.tsx').then(
    (loaded) => ({ default: loaded.SlottedForm }),
    () => ({ default: ({ children }) => children }),
  ),
)

const noWidgets: WidgetMap = {}
const noClassNames: ClassNames = {}

/**
 * The form of one module: its schema as working controls, live where a module answers.
 *
 * @example
 * <ModuleForm baseUrl="http://localhost:4001/crm" initialValues={saved} onSubmit={save} />
 */
export const ModuleForm = forwardRef<ModuleFormHandle, ModuleFormProps>(function ModuleForm(props, ref) {
  const id = props.formId ?? ''
  const latest = useLatest(id)
  // Another formId is another form: nothing of the old one stays.
  return <FormInstance key={id} handleRef={ref} isOvertaken={() => latest.current !== id} {...props} />
})

function FormInstance(props: FormInstanceProps) {
  const own = useStable(props.widgets ?? noWidgets)
  const classOf = useClassOf(props.classNames)
  const context = useFormSetup(
    props,
    { Field, widgets: { own, defaults: defaultWidgets }, classOf },
    {
      messages: localMessages(props),
      numbers: useNumberTyping(props),
    },
  )
  const body = (
    <FormBody root={context.root} theme={readTheme(props.theme)} search={props.search}>
      {props.children}
    </FormBody>
  )
  return (
    <FormContext.Provider value={context}>
      <ClassOfContext.Provider value={classOf}>
        {props.slots ? (
          <Suspense>
            <SlottedForm slots={props.slots}>{body}</SlottedForm>
          </Suspense>
        ) : (
          body
        )}
      </ClassOfContext.Provider>
    </FormContext.Provider>
  )
}

function useClassOf(given: ClassNames = noClassNames) {
  const classNames = useStable(given)
  return useMemo(() => createClassOf(classNames), [classNames])
}

/** Reads what is typed into number fields as the user's locale writes it, as soon as what does so is there. */
function useNumberTyping(props: ModuleFormProps) {
  const locale = tagOf(props.locale)
  // A field of the host's own loads nothing by itself.
  const hasWidgets = props.widgets !== undefined
  useEffect(() => {
    if (hasWidgets) numbers.preload()
  }, [hasWidgets])
  return useMemo(() => ({ toPlain: (text: string) => numbers.current()?.plainNumber(text, locale) ?? text, load: numbers.load }), [locale])
}
