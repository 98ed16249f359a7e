import type { Choice, Connection } from '../../src/core/schema/wire.ts'
import { labelOfValue } from '../../src/core/values/choices.ts'
import type { ConnectionsView, OptionsView } from '../../src/react/widgetProps.ts'

const nothing = () => {}

/** Options in the format for widgets: complete, unless overridden. */
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

/** The host's connections in the format for widgets. */
export const connectionsOf = (connections: readonly Connection[], overrides: Partial<ConnectionsView> = {}): ConnectionsView => ({
  status: 'ready',
  connections,
  error: undefined,
  onOpen: nothing,
  onRefresh: nothing,
  onCreate: undefined,
  ...overrides,
})
