import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, type RouteObject } from 'react-router-dom'
import { App } from '#src/app/app.tsx'
import { routes as allRoutes } from '#src/app/router.tsx'
import type { Language } from '#src/i18n/languages.ts'
import { changeLanguage } from '#src/lib/i18n/i18n.ts'
import { type Account, type AccountService, createIdentity } from '#src/lib/identity/identity.ts'
import { anAgent, fakeAccounts } from './fake-accounts.ts'

type Options = {
  language?: Language
  /** The signed-in account; null for a guest. */
  session?: Account | null
  accounts?: Partial<AccountService>
  /** Navigation state of the first page. */
  state?: unknown
  /** Replaces the routes of the app. */
  routes?: RouteObject[]
}

/** Keeps styles out of the document. jsdom has no layout, and applying styles would take a third of the time. Browser tests cover styles. */
const detachedStyles = createCache({ key: 'css', container: document.createElement('div') })

/** Renders the whole app at a URL. Only the server is faked. */
export async function renderApp(path: string, options: Options = {}) {
  const { language = 'en-US', session = anAgent(), accounts: overrides, state, routes = allRoutes } = options
  await changeLanguage(language)
  const url = new URL(path, 'http://localhost')
  const entry = { pathname: url.pathname, search: url.search, hash: url.hash, state }
  const accounts = fakeAccounts(session, overrides)
  const identity = createIdentity(accounts.service)
  const router = createMemoryRouter(routes, { initialEntries: [entry] })
  const user = userEvent.setup()
  await act(async () => {
    render(
      <CacheProvider value={detachedStyles}>
        <App identity={identity} router={router} />
      </CacheProvider>,
    )
  })
  const currentUrl = () => {
    const { pathname, search } = router.state.location
    return pathname + search
  }
  return { user, router, identity, accounts, currentUrl }
}
