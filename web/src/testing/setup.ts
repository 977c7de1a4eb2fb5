import '@testing-library/jest-dom/vitest'
import { cleanup, configure, getConfig } from '@testing-library/react'
import * as React from 'react'
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest'
import { i18n, startI18n } from '#src/lib/i18n/i18n.ts'
import { noteServerTime } from '#src/lib/clock/server-clock.ts'
import { complain, takeComplaints } from './complaints.ts'
import { server, setServerTime } from './server.ts'

// Long enough for a busy machine; passing tests never wait for it.
configure({ asyncUtilTimeout: 15_000 })

// A query that waits fails many times before it succeeds. Only its last error prints the page, and that one is made outside of this mode.
const { getElementError } = getConfig()
configure({
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics')
      ? new Error(message ?? 'Not found')
      : getElementError(message, container),
})

// React's development build records a stack trace for each element, for the names in its warnings, until it has recorded too many.
Object.defineProperty(
  Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'),
  'recentlyCreatedOwnerStacks',
  { get: () => Number.POSITIVE_INFINITY, set: () => {} },
)

// The clock runs from this instant on, so that dates read the same on every day the tests run.
const FIRST_INSTANT = Date.parse('2026-11-22T09:00:00Z')
// Files of one worker share their globals.
if (Date.name !== 'TestDate') {
  const shift = FIRST_INSTANT - Date.now()
  const SystemDate = Date
  class TestDate extends SystemDate {
    constructor(...values: ConstructorParameters<typeof Date> | []) {
      if (values.length === 0) super(TestDate.now())
      else super(...values)
    }
    static override now(): number {
      return SystemDate.now() + shift
    }
  }
  globalThis.Date = TestDate as DateConstructor
}

// jsdom has no layout, so it lacks these.
class NoResizes {
  observe() {}
  unobserve() {}
  disconnect() {}
}
vi.stubGlobal('ResizeObserver', NoResizes)
// Not as a stub: a test that removes its own stubs would remove this one, too.
globalThis.matchMedia = (media) => Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList
vi.stubGlobal('scrollTo', () => {})

// jsdom drives animation frames by `setInterval`: frames requested while a test fakes it would stop all later ones in this worker.
const { setTimeout: realSetTimeout, clearTimeout: realClearTimeout } = globalThis
vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) =>
  realSetTimeout(() => callback(performance.now())),
)
vi.stubGlobal('cancelAnimationFrame', (id: ReturnType<typeof setTimeout>) => realClearTimeout(id))
Element.prototype.scrollTo = () => {}
Element.prototype.scrollIntoView = () => {}

vi.stubGlobal('console', { ...console, error: complain })

/** Whether React changes the node by itself; the text of an element with one text only is changed as a whole. */
const isOwnText = (node: Node) => Object.keys(node).some((key) => key.startsWith('__reactFiber'))

// A translated page keeps such a text as it was (lib/browser/translated-page.ts). The language of the app is not changed on a translated page.
let hasOtherLanguage = false
new MutationObserver((records) => {
  for (const { target, oldValue } of records) {
    if (isOwnText(target) && !hasOtherLanguage)
      complain(
        `"${oldValue}" became "${target.textContent}" in its place, beside other elements: give it one of its own.`,
      )
  }
}).observe(document, { characterData: true, characterDataOldValue: true, subtree: true })

beforeAll(async () => {
  server.listen({ onUnhandledFrame: 'error' })
  if (!i18n.isInitialized) await startI18n()
  let shown = i18n.language
  i18n.on('languageChanged', (language) => {
    hasOtherLanguage ||= language !== shown && document.body.childElementCount > 0
    shown = language
  })
  // A busy machine takes seconds to load it, and tests wait a limited time for a toast.
  await import('#src/app/shell/toasts.tsx')
})

afterEach(async () => {
  cleanup()
  hasOtherLanguage = false
  // Requests of the last moment are still answered by the test that sent them.
  await new Promise((resolve) => setTimeout(resolve))
  server.resetHandlers()
  setServerTime(undefined)
  noteServerTime(new Date().toUTCString(), Date.now())
  localStorage.clear()
  sessionStorage.clear()
  expect(takeComplaints(), 'calls of console.error').toEqual([])
})

afterAll(() => server.close())
