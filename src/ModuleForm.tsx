'use client'

import { forwardRef, useMemo } from 'react'
import type { ModuleFormProps } from './moduleFormProps.ts'
import { Field } from './react/field/Field.tsx'
import { FormBody } from './react/form/FormBody.tsx'
import { type ClassNames, createClassOf, ClassOfContext } from './react/classNames.ts'
import { FormContext } from './react/formContext.ts'
import type { ModuleFormHandle } from './react/form/moduleFormHandle.ts'
import { readTheme } from './react/form/theme.ts'
import { useLatest, useStable } from './react/useStable.ts'
import type { WidgetMap } from './react/field/widgetRegistry.ts'
import { useFormSetup, type FormInstanceProps } from './useFormSetup.ts'
import { explainDates } from './widgets/date/lazyDates.ts'
import { defaultWidgets } from './widgets/defaultWidgets.ts'

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
  const context = useFormSetup(props, { Field, widgets: { own, defaults: defaultWidgets }, classOf }, explainDates(props))
  return (
    <FormContext.Provider value={context}>
      <ClassOfContext.Provider value={classOf}>
        <FormBody root={context.root} theme={readTheme(props.theme)} search={props.search}>
          {props.children}
        </FormBody>
      </ClassOfContext.Provider>
    </FormContext.Provider>
  )
}

function useClassOf(given: ClassNames = noClassNames) {
  const classNames = useStable(given)
  return useMemo(() => createClassOf(classNames), [classNames])
}
