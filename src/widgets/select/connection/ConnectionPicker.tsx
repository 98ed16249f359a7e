'use client'

import { useMemo } from 'react'
import type { UiMessages } from '../../../react/uiMessages.ts'
import { readable } from '../../readOnly/ReadOnlyValue.tsx'
import { appTypeOf, connectionDetail, managementTypeOf } from './connectionDetail.ts'
import type { ChoiceLook } from '../selectModel.ts'
import { renderSingleSelect } from '../renderSingleSelect.tsx'
import { useConnectionOptions } from './useConnectionOptions.ts'

/**
 * Selects one of the host's connections, grouped by app type, or lets the host create one, and stores its four keys unchanged. A stored
 * connection that is not in the list keeps its label. Decisions §2.
 */
export const ConnectionPicker = readable(function ConnectionPicker(props) {
  const options = useConnectionOptions(props)
  const { messages } = props
  const look = useMemo(() => connectionLook(messages), [messages])
  return renderSingleSelect({ widget: props, options, look })
})

/** A full dot for a connection that the platform manages, a ring for one with the user's own credentials. */
const connectionLook = (messages: UiMessages): ChoiceLook => ({
  lead: (choice) => <span className="mf-connection-dot" data-management={managementTypeOf(choice)} aria-hidden="true" />,
  detail: (choice) => connectionDetail(choice, messages),
  mono: false,
  sectionOf: appTypeOf,
})
