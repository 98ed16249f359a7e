import type { Address } from '../../core/values/path.ts'
import type { FormStore } from '../../store/createFormStore.ts'
import { pathOf } from '../../store/pathOf.ts'
import type { AfterPress } from '../form/usePressGate.ts'
import type { WidgetProps } from '../widgetProps.ts'

type FieldActions = Pick<WidgetProps, 'getPath' | 'onChange' | 'onText' | 'onBlur' | 'onCommit'>

/** What a widget can say and ask; `isDefault` where it is the form's own and not one of the host's. */
export const createFieldActions = (store: FormStore, address: Address, afterPress: AfterPress, isDefault: boolean): FieldActions => ({
  getPath: () => pathOf(store.state, address),
  onChange: (value) => store.dispatch({ type: 'valueChosen', address, value }),
  // A host's widget may show the value besides, around a default one for instance.
  onText: (text, isShown = false) => store.dispatch({ type: 'textTyped', address, text, isShown: isShown && isDefault }),
  onBlur: () => afterPress(() => store.dispatch({ type: 'fieldLeft', address })),
  onCommit: () => store.dispatch({ type: 'fieldCommitted', address }),
})
