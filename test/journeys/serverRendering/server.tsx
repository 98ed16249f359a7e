import { renderToString } from 'react-dom/server'
import { HostPage } from './HostPage.tsx'

// What the host's parts are drawn with is there as soon as a server has started.
setImmediate(() => process.stdout.write(renderToString(<HostPage />)))
