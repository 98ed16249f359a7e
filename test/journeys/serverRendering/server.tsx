import { renderToString } from 'react-dom/server'
import { HostPage } from './HostPage.tsx'

process.stdout.write(renderToString(<HostPage />))
