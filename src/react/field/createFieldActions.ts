import type { Address } from '../../core/values/path.ts'
import type { FormStore } from '../../store/formStore.ts'
import { pathOf } from '../../store/cells/pathOf.ts'
import { withEcho } from '../echoText.ts'
import type { AfterPress } from '../form/usePressGate.ts'
import type { WidgetProps } from '../widgetProps.ts'

type FieldActions = Pick<WidgetProps, 'getPath' | 'onChange' | 'onText' | 'onBlur' | 'onCommit'>

/** What a widget can say and ask; `isDefault` where it is the form's own and not one of the host's. */
export function createFieldActions(store: FormStore, address: Address, afterPress: AfterPress, isDefault: boolean): FieldActions {
  const onText = (text: string) => store.dispatch({ type: 'textTyped', address, text })
  const onEcho = (text: string) => store.dispatch({ type: 'textTyped', address, text, isShown: true })
  return {
    getPath: () => pathOf(store.state, address),
    onChange: (value) => store.dispatch({ type: 'valueChosen', address, value }),
    // A host's widget may show the value besides, around a default one for instance.
    onText: isDefault ? withEcho(onText, onEcho) : onText,
    onBlur: () => afterPress(() => store.dispatch({ type: 'fieldLeft', address })),
    onCommit: () => store.dispatch({ type: 'fieldCommitted', address }),
  }
}
