import { userEvent } from '@testing-library/user-event'
import type { OptionsView } from 'moduleform'
import { describeWidget } from 'moduleform/testing'
import { NativeSelect } from '../../stories/docs/examples/nativeSelect.tsx'

const options: OptionsView = {
  status: 'ready',
  choices: [{ value: 'red', label: 'Red' }],
  dynamic: false,
  waitingFor: undefined,
  error: undefined,
  hasMore: false,
  allowsText: false,
  slow: false,
  notInList: false,
  labelOf: String,
  onOpen: () => {},
  onRefresh: () => {},
}

/** jsdom opens no select, so no key chooses in one. */
const choose = (value: string) => async () => {
  if (document.activeElement) await userEvent.selectOptions(document.activeElement, value)
}

describeWidget('A native select', NativeSelect, {
  props: { options, control: 'SelectWidget' },
  value: 'red',
  enter: choose('red'),
  clear: choose(''),
})
