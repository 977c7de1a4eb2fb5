import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest'
import { startI18n } from '#src/lib/i18n.ts'
import { toasters } from '#src/lib/toaster.ts'
import { server } from './server.ts'

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

const complaints: unknown[][] = []
vi.stubGlobal('console', { ...console, error: (...words: unknown[]) => complaints.push(words) })

beforeAll(async () => {
  server.listen({ onUnhandledFrame: 'error' })
  await startI18n()
})

afterEach(() => {
  cleanup()
  for (const toaster of Object.values(toasters)) toaster.remove()
  server.resetHandlers()
  localStorage.clear()
  sessionStorage.clear()
  expect(complaints.splice(0), 'calls of console.error').toEqual([])
})

afterAll(() => server.close())
