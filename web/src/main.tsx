import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'
import '#src/theme/fonts.css'
import '#src/theme/opening.css'
import { App } from './app/app.tsx'
import { removeServiceWorkers } from './app/remove-service-workers.ts'
import { routes } from './app/router.tsx'
import { nextTask } from './lib/browser/schedule.ts'
import { tolerateTranslation } from './lib/browser/translated-page.ts'
import { cognitoAccounts, prepareAccounts } from './lib/identity/cognito.ts'
import { endSessions } from './lib/identity/end-sessions.ts'
import { currentLanguage, startI18n } from './lib/i18n/i18n.ts'
import { createIdentity } from './lib/identity/identity.ts'
import { system } from './theme/system.ts'

const container = document.querySelector('#root')
if (!container) throw new Error('The page has no #root.')

void removeServiceWorkers()
tolerateTranslation()
// Startup is split into tasks so that the browser can handle input between them.
const textsReady = startI18n()
// Started before the texts are loaded, so that everything loads in parallel.
prepareAccounts()
await nextTask()
const router = createBrowserRouter(routes)
await nextTask()
system()
await nextTask()
// Warms up Intl, because the first formatter loads the language's data, which would delay the first screen with a date.
Intl.DateTimeFormat(currentLanguage())
await textsReady.catch((error: unknown) => {
  // `public/first-load.js` shows the error and a reload button.
  dispatchEvent(new Event('start-failed'))
  throw error
})

const root = createRoot(container)
// Rendered in slices, like every transition.
startTransition(() =>
  root.render(
    <StrictMode>
      <App identity={createIdentity(cognitoAccounts, endSessions)} router={router} />
    </StrictMode>,
  ),
)
