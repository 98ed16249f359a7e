import 'moduleform/styles.css'
import { hydrateRoot } from 'react-dom/client'
import { HostPage } from './HostPage.tsx'

declare global {
  /** Takes the server's page over; called by the test, when it has done what people do before that. */
  var hydrate: () => void
}

globalThis.hydrate = () => {
  const root = document.getElementById('root')
  if (root) hydrateRoot(root, <HostPage />)
}
