import type { Choice, Connection } from '../../src/core/schema/wire.ts'
import { labelOfValue } from '../../src/core/values/choices.ts'
import type { ConnectionsView, OptionsView } from '../../src/react/widgetProps.ts'

const nothing = () => {}

/** Options as a widget is given them: complete, unless told otherwise. */
export const optionsOf = (choices: readonly Choice[], overrides: Partial<OptionsView> = {}): OptionsView => ({
  status: 'ready',
  choices,
  dynamic: false,
  waitingFor: undefined,
  error: undefined,
  hasMore: false,
  allowsText: false,
  slow: false,
  notInList: false,
  labelOf: (value) => labelOfValue(value, choices),
  onOpen: nothing,
  onRefresh: nothing,
  ...overrides,
})

/** The host's connections as a widget is given them. */
export const connectionsOf = (connections: readonly Connection[], overrides: Partial<ConnectionsView> = {}): ConnectionsView => ({
  status: 'ready',
  connections,
  error: undefined,
  onOpen: nothing,
  onRefresh: nothing,
  onCreate: undefined,
  ...overrides,
})
