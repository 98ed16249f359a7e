import type { ChoiceLook } from './selectModel.ts'
import { SingleSelect } from './SingleSelect.tsx'
import { useConnectionOptions } from './useConnectionOptions.ts'
import { connectionDetail } from './connectionDetail.ts'
import { readable } from '../readOnly/readable.tsx'

const connectionLook: ChoiceLook = {
  lead: () => <span className="mf-connection-dot" aria-hidden="true" />,
  detail: connectionDetail,
  mono: false,
}

/** Picks one of the host's connections and stores its four keys as supplied. A stored one that is not listed keeps its label. Decisions §2. */
export const ConnectionPicker = readable(function ConnectionPicker(props) {
  const options = useConnectionOptions(props)
  const { messages, field } = props
  return (
    <SingleSelect
      widget={props}
      options={options}
      look={connectionLook}
      texts={{
        loadingText: messages.loadingConnections,
        emptyText: messages.noConnections,
        emptyHint: messages.noConnectionsHint((field.allowed_app_types ?? []).join(', ')),
      }}
    />
  )
})
