import { renderToString } from 'react-dom/server'
import { HostPage } from './HostPage.tsx'

// The lazy code for the host's parts has loaded once a server has started.
setImmediate(() => process.stdout.write(renderToString(<HostPage />)))
