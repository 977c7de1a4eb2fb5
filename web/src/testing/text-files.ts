import type { BackendModule } from 'i18next'
import { vi } from 'vitest'
import { i18n } from '#src/lib/i18n/i18n.ts'

/** Until `vi.restoreAllMocks()`, texts are read by `read`. */
function mockRead(read: (original: BackendModule['read']) => BackendModule['read']): void {
  const { backend } = i18n.services.backendConnector as { backend: BackendModule }
  const mocked = read(backend.read.bind(backend))
  vi.spyOn(backend, 'read').mockImplementation(mocked)
}

/** Texts that have not been fetched yet. `removeResourceBundle` would also take their namespace off the list of those that every language loads. */
const forget = (language: string, namespace: string): void => void delete i18n.store.data[language]?.[namespace]

/** Forgets texts, and lets no others be fetched. */
export function loseTexts(language: string, namespace: string): void {
  forget(language, namespace)
  mockRead(() => (_language, _namespace, done) => done(new Error('Lost'), false))
}

/** Forgets texts, and holds back those of the language until they arrive or are lost. */
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
