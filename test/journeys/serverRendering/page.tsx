import 'moduleform/styles.css'
import { hydrateRoot } from 'react-dom/client'
import { HostPage } from './HostPage.tsx'

declare global {
  /** Hydrates the server's page; called by the test once it has simulated early input. */
  var hydrate: () => void
}

globalThis.hydrate = () => {
  const root = document.getElementById('root')
  if (root) hydrateRoot(root, <HostPage />)
}
