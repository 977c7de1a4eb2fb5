import '@testing-library/jest-dom/vitest'
import { cleanup, configure, getConfig } from '@testing-library/react'
import * as React from 'react'
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest'
import { i18n, startI18n } from '#src/lib/i18n/i18n.ts'
import { recordServerTime } from '#src/lib/clock/server-clock.ts'
import { recordConsoleError, takeConsoleErrors } from './console-errors.ts'
import { server, setServerTime } from './server.ts'

// Long enough for a busy machine. Passing tests never wait this long.
configure({ asyncUtilTimeout: 30_000 })

// An async query fails many times before it succeeds. Only its final error should print the page, which is slow.
const { getElementError } = getConfig()
configure({
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics')
      ? new Error(message ?? 'Not found')
      : getElementError(message, container),
})

// React's development build records a stack trace for each element until it has recorded too many. The setting makes React stop immediately.
Object.defineProperty(
  Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'),
  'recentlyCreatedOwnerStacks',
  { get: () => Number.POSITIVE_INFINITY, set: () => {} },
)

// The clock starts at this instant, so that dates do not depend on the day the tests run.
const FIRST_INSTANT = Date.parse('2026-11-22T09:00:00Z')
// Test files in the same worker share globals.
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

// Missing in jsdom, which has no layout.
class NoopResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
vi.stubGlobal('ResizeObserver', NoopResizeObserver)
// Not a vitest stub, because a test that removes its stubs would remove this one, too.
globalThis.matchMedia = (media) => Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList
vi.stubGlobal('scrollTo', () => {})

// jsdom drives animation frames with `setInterval`. A frame requested while a test fakes timers would block all later frames in this worker.
const { setTimeout: realSetTimeout, clearTimeout: realClearTimeout } = globalThis
vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) =>
  realSetTimeout(() => callback(performance.now())),
)
vi.stubGlobal('cancelAnimationFrame', (id: ReturnType<typeof setTimeout>) => realClearTimeout(id))
Element.prototype.scrollTo = () => {}
Element.prototype.scrollIntoView = () => {}

vi.stubGlobal('console', { ...console, error: recordConsoleError })

/** Whether React updates this text node in place. The only text of an element is replaced through the element instead. */
const isUpdatedInPlace = (node: Node) => Object.keys(node).some((key) => key.startsWith('__reactFiber'))

// On a translated page, such an update is lost (lib/browser/translated-page.ts). Changes of the app's language are exempt.
let hasOtherLanguage = false
new MutationObserver((records) => {
  for (const { target, oldValue } of records) {
    if (isUpdatedInPlace(target) && !hasOtherLanguage)
      recordConsoleError(
        `The text "${oldValue}" changed to "${target.textContent}" next to other nodes. Wrap it in its own element.`,
      )
  }
}).observe(document, { characterData: true, characterDataOldValue: true, subtree: true })

beforeAll(async () => {
  server.listen({ onUnhandledFrame: 'error' })
  if (!i18n.isInitialized) await startI18n()
  let previousLanguage = i18n.language
  i18n.on('languageChanged', (language) => {
    hasOtherLanguage ||= language !== previousLanguage && document.body.childElementCount > 0
    previousLanguage = language
  })
  // Preloaded, because a busy machine takes seconds to load it and tests wait only a limited time for toasts.
  await import('#src/app/shell/toasts.tsx')
})

afterEach(async () => {
  cleanup()
  hasOtherLanguage = false
  // Lets the handlers of this test respond to its last requests.
  await new Promise((resolve) => setTimeout(resolve))
  server.resetHandlers()
  setServerTime(undefined)
  recordServerTime(new Date().toUTCString(), Date.now())
  localStorage.clear()
  sessionStorage.clear()
  expect(takeConsoleErrors(), 'calls of console.error').toEqual([])
})

afterAll(() => server.close())
