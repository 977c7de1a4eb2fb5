import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'
import '#src/theme/fonts.css'
import '#src/theme/opening.css'
import { App } from './app/app.tsx'
import { removeServiceWorkers } from './app/remove-service-workers.ts'
import { routes } from './app/router.tsx'
import { cognitoAccounts, prepareAccounts } from './lib/identity/cognito.ts'
import { endSessions } from './lib/identity/end-sessions.ts'
import { startI18n } from './lib/i18n/i18n.ts'
import { createIdentity } from './lib/identity/identity.ts'

const container = document.querySelector('#root')
if (!container) throw new Error('The page has no #root.')

void removeServiceWorkers()
const textsReady = startI18n()
// Started before the texts are loaded, so that everything loads in parallel.
prepareAccounts()
const router = createBrowserRouter(routes)
await textsReady

const root = createRoot(container)
// Rendered in slices, like every transition.
startTransition(() =>
  root.render(
    <StrictMode>
      <App identity={createIdentity(cognitoAccounts, endSessions)} router={router} />
    </StrictMode>,
  ),
)
