'use client'

import {
  Fragment,
  forwardRef,
  lazy,
  Suspense,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactElement,
} from 'react'
import type { Filled, ModuleFormProps, TypedBy } from './moduleFormProps.ts'
import type { Templates } from './react/expressions/templates.ts'
import type { TemplatesOf } from './react/expressions/templatesOf.ts'
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

// Where it cannot be loaded, the form draws all parts itself.
const slotted = loadOnce(() =>
  import('./SlottedForm.tsx').then(
    ({ SlottedForm }): ComponentType<SlottedFormProps> => SlottedForm,
    () => Through,
  ),
)
const LateSlottedForm = lazy(async () => ({ default: await slotted.load() }))
const LateThrough = lazy(() => slotted.load().then(() => ({ default: Through })))

// A server that draws a page at once waits for nothing: there it is loaded beforehand.
if (typeof document === 'undefined') slotted.preload()

const never = () => () => {}
const yes = () => true

const noWidgets: WidgetMap = {}
const noClassNames: ClassNames = {}

interface ModuleFormComponent {
  <S = unknown, T extends Templates | undefined = TemplatesOf<S>>(props: ModuleFormProps<Filled<S, T>> & TypedBy<S, T>): ReactElement | null
  readonly displayName?: string | undefined
}

/**
 * The form of one module: its schema as working controls, live where a module answers. A `schema` written with `defineSchema` types the form data;
 * `<ModuleForm<typeof schema> … />` says which one a form has that is given none, which nobody checks.
 *
 * @example
 * <ModuleForm baseUrl="http://localhost:4001/crm" initialValues={saved} onSubmit={save} />
 */
// `as`: what the schema says of the values is true when the form hands them over, and seen by no compiler.
export const ModuleForm = forwardRef<ModuleFormHandle, ModuleFormProps>(function ModuleForm(props, ref) {
  const id = props.formId ?? ''
  const latest = useLatest(id)
  // Another formId is another form: nothing of the old one stays.
  const form = <FormInstance key={id} handleRef={ref} isOvertaken={() => latest.current !== id} {...props} />
  // In a page that takes over what a server drew, a form with slots starts when all that draws it is there: what it would do before, ask for
  // options say, the server's page does not show, and React would throw that away.
  let isFromServer = false
  // Two snapshots that differ would draw the form again, while the page has not taken it over.
  // oxlint-disable-next-line react/immutability -- called while this is drawn, or never
  useSyncExternalStore(never, yes, () => (isFromServer = true))
  const [Gate] = useState(() => props.slots && isFromServer && (slotted.current() ? Through : LateThrough))
  return Gate ? (
    <Suspense>
      <Gate>{form}</Gate>
    </Suspense>
  ) : (
    form
  )
}) as ModuleFormComponent

function FormInstance(props: FormInstanceProps) {
  const own = useStable(props.widgets ?? noWidgets)
  const classOf = useClassOf(props.classNames)
  const context = useFormSetup(
    props,
    { Field, widgets: { own, defaults: defaultWidgets }, classOf, dates },
    {
      messages: localMessages(props, dates.current, numbers.current),
      numbers: useNumbers(props),
    },
  )
  // Of one kind as long as the form lives: another would start it anew.
  const [SlottedForm] = useState(() => slotted.current() ?? LateSlottedForm)
  const Around = SlottedForm === LateSlottedForm ? Suspense : Fragment
  const body = (
    <FormBody root={context.root} theme={readTheme(props.theme)} search={props.search}>
      {props.children}
    </FormBody>
  )
  return (
    <FormContext.Provider value={context}>
      <ClassOfContext.Provider value={classOf}>
        {props.slots ? (
          <Around>
            <SlottedForm slots={props.slots}>{body}</SlottedForm>
          </Around>
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

/** How numbers are typed. */
function useNumbers(props: ModuleFormProps) {
  // A field of the host's own loads nothing by itself.
  const hasWidgets = props.widgets !== undefined
  useEffect(() => {
    if (hasWidgets) numbers.preload()
  }, [hasWidgets])
  return useNumberTyping(tagOf(props.locale), numbers)
}
