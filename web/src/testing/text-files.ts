import type { BackendModule } from 'i18next'
import { vi } from 'vitest'
import { i18n } from '#src/lib/i18n/i18n.ts'

/** Reads texts with `read` until `vi.restoreAllMocks()` is called. */
function mockRead(read: (original: BackendModule['read']) => BackendModule['read']): void {
  const { backend } = i18n.services.backendConnector as { backend: BackendModule }
  const mocked = read(backend.read.bind(backend))
  vi.spyOn(backend, 'read').mockImplementation(mocked)
}

/** Removes texts, so that they are fetched again. `removeResourceBundle` would also remove the namespace from the list that every language loads. */
const removeTexts = (language: string, namespace: string): void => void delete i18n.store.data[language]?.[namespace]

/** Removes texts and makes fetching them fail. */
export function failTexts(language: string, namespace: string): void {
  removeTexts(language, namespace)
  mockRead(() => (_language, _namespace, done) => done(new Error('Lost'), false))
}

/** Removes texts and delays fetching those of a language until the test resolves or rejects it. */
export function delayTexts(language: string, namespace: string) {
  removeTexts(language, namespace)
  let settle: (end: 'resolve' | 'reject') => void = () => {}
  const settled = new Promise<'resolve' | 'reject'>((end) => (settle = end))
  mockRead((read) => (tag, name, done) => {
    if (tag !== language) return read(tag, name, done)
    void settled.then((end) => (end === 'resolve' ? read(tag, name, done) : done(new Error('Lost'), false)))
  })
  return (end: 'resolve' | 'reject') => settle(end)
}
