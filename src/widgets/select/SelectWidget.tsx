import { TextInput } from '../text/TextInput.tsx'
import { choiceLook } from './choiceLook.ts'
import { renderSingleSelect } from './renderSingleSelect.tsx'
import { readable } from '../readOnly/ReadOnlyValue.tsx'

/** A single choice of many. Without choices and content, a text input. Specification 2.5, decisions §1 and §2. */
export const SelectWidget = readable(function SelectWidget(props) {
  return props.options ? renderSingleSelect({ widget: props, options: props.options, look: choiceLook }) : <TextInput {...props} />
})
