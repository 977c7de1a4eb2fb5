import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest'
import { i18n, startI18n } from '#src/lib/i18n/i18n.ts'
import { toasters } from '#src/lib/browser/toaster.ts'
import { complain, takeComplaints } from './complaints.ts'
import { server } from './server.ts'

// Long enough for a busy machine; a test that passes never waits for it.
configure({ asyncUtilTimeout: 5000 })

// jsdom draws nothing, so it lacks what only makes sense on a screen.
class NoResizes {
  observe() {}
  unobserve() {}
  disconnect() {}
}
vi.stubGlobal('ResizeObserver', NoResizes)
vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { matches: false, media }))
vi.stubGlobal('scrollTo', () => {})
Element.prototype.scrollTo = () => {}
Element.prototype.scrollIntoView = () => {}

vi.stubGlobal('console', { ...console, error: complain })

beforeAll(async () => {
  server.listen({ onUnhandledFrame: 'error' })
  if (!i18n.isInitialized) await startI18n()
})

afterEach(async () => {
  cleanup()
  // What was asked for in the last moment is still answered by the test that asked.
  await new Promise((resolve) => setTimeout(resolve))
  for (const toaster of Object.values(toasters)) toaster.remove()
  server.resetHandlers()
  localStorage.clear()
  sessionStorage.clear()
  expect(takeComplaints(), 'calls of console.error').toEqual([])
})

afterAll(() => server.close())
