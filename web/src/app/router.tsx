import type { FlatNamespace } from 'i18next'
import { type ComponentType, createElement } from 'react'
import { type LoaderFunctionArgs, redirect, type RouteObject } from 'react-router-dom'
import { languages, splitLanguagePrefix } from '#src/i18n/languages.ts'
import { changeLanguage, loadTexts } from '#src/lib/i18n/i18n.ts'
import { paths } from '#src/lib/navigation/paths.ts'
import { B2bOnly, GuestOnly } from './guards.tsx'
import { AppError, PageError } from './pages/page-error.tsx'
import { Root } from './root.tsx'
import { type PageRoute, pages } from './route-table.ts'

/** Loads a screen's code and texts in parallel. */
function screen(load: () => Promise<ComponentType>, namespaces: readonly FlatNamespace[] = []) {
  const fetchScreen = async () => {
    const [Component] = await Promise.all([load(), loadTexts(...namespaces)])
    return { Component }
  }
  return { lazy: () => fetchScreen().catch(() => retryOnVisit(fetchScreen)) }
}

/** Replacement for a screen that could not be loaded. The router caches a failed `lazy`, but runs a loader on every visit. */
function retryOnVisit(fetchScreen: () => Promise<{ Component: ComponentType }>) {
  let loaded: ComponentType | undefined
  return {
    loader: async () => {
      loaded = (await fetchScreen()).Component
      return null
    },
    shouldRevalidate: () => false,
    Component: () => loaded && createElement(loaded),
  }
}

const routesWhere = (condition: (page: PageRoute) => boolean): RouteObject[] =>
  pages.filter(condition).map(({ path, load, namespaces }) => ({ path, ...screen(load, namespaces) }))

async function redirectLanguagePrefix({ request }: LoaderFunctionArgs) {
  const { pathname, search, hash } = new URL(request.url)
  const prefixed = splitLanguagePrefix(pathname)
  if (!prefixed) throw new Error(`${pathname} has no language prefix.`)
  await changeLanguage(prefixed.language)
  return redirect(prefixed.rest + search + hash)
}

/**
 * `/ar-SA/login` and `/ar/login` select the language and redirect to `/login`. They are outside all layouts, so that no unneeded code is
 * loaded.
 */
const languagePrefixes: RouteObject[] = languages
  .flatMap(({ code }) => [code, code.slice(0, 2)])
  .map((prefix) => ({ path: `/${prefix}/*`, loader: redirectLanguagePrefix, element: null }))

const guestPages = (children: RouteObject[]): RouteObject => ({
  Component: GuestOnly,
  children: [{ ...screen(async () => (await import('./shell/guest-layout.tsx')).GuestLayout), children }],
})

/** When a page fails, the header stays in place. */
const belowHeader = (children: RouteObject[]): RouteObject => ({ ErrorBoundary: PageError, children })

export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: AppError,
    hydrateFallbackElement: <></>,
    children: [
      ...languagePrefixes,
      guestPages(routesWhere(({ access, needsServer }) => access === 'guest' && !needsServer)),
      {
        // A single provider for all layouts below, so that navigating between them keeps the cache.
        ...screen(async () => (await import('./server-provider.tsx')).ServerProvider),
        children: [
          guestPages(routesWhere(({ access, needsServer }) => access === 'guest' && needsServer === true)),
          {
            Component: B2bOnly,
            children: [
              {
                ...screen(async () => (await import('./shell/agent-layout.tsx')).AgentLayout),
                children: [belowHeader(routesWhere(({ access }) => access === 'agent'))],
              },
            ],
          },
          {
            ...screen(async () => (await import('./shell/public-layout.tsx')).PublicLayout),
            children: [
              belowHeader([
                ...routesWhere(({ access }) => access === 'public'),
                { path: paths.error, ...screen(async () => (await import('./pages/error-page.tsx')).ErrorPage) },
                { path: '*', ...screen(async () => (await import('./pages/not-found-page.tsx')).NotFoundPage) },
              ]),
            ],
          },
        ],
      },
    ],
  },
]
