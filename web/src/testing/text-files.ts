import type { BackendModule } from 'i18next'
import { vi } from 'vitest'
import { i18n } from '#src/lib/i18n/i18n.ts'

/** Reads texts with `read` until `vi.restoreAllMocks()` is called. */
function mockRead(read: (original: BackendModule['read']) => BackendModule['read']): void {
  const { backend } = i18n.services.backendConnector as { backend: BackendModule }
  const mocked = read(backend.read.bind(backend))
  vi.spyOn(backend, 'read').mockImplementation(mocked)
}

/** Makes texts unfetched again. `removeResourceBundle` would also remove the namespace from the list that every language loads. */
const forget = (language: string, namespace: string): void => void delete i18n.store.data[language]?.[namespace]

/** Removes texts and makes fetching them fail. */
export function loseTexts(language: string, namespace: string): void {
  forget(language, namespace)
  mockRead(() => (_language, _namespace, done) => done(new Error('Lost'), false))
}

/** Removes texts and delays fetching those of a language until the test resolves or rejects it. */
export function holdBackTexts(language: string, namespace: string) {
  forget(language, namespace)
  let resolve: (end: 'arrive' | 'are lost') => void = () => {}
  const held = new Promise<'arrive' | 'are lost'>((end) => (resolve = end))
  mockRead((read) => (tag, name, done) => {
    if (tag !== language) return read(tag, name, done)
    void held.then((end) => (end === 'arrive' ? read(tag, name, done) : done(new Error('Lost'), false)))
  })
  return (end: 'arrive' | 'are lost') => resolve(end)
}
