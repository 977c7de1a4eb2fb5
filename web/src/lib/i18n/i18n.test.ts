import { afterEach, expect, test, vi } from 'vitest'
import { anAgent, fakeAccounts } from '#src/testing/fake-accounts.ts'
import { delayTexts } from '#src/testing/text-files.ts'
import { changeLanguage, followAccountLanguage, i18n, loadTexts, TextsFetchError } from './i18n.ts'
import { createIdentity } from '#src/lib/identity/identity.ts'

type Detector = { detect(): string[] }

function detectLanguage(): string | undefined {
  const { languageDetector, languageUtils } = i18n.services as {
    languageDetector: Detector
    languageUtils: { getBestMatchFromCodes(codes: string[]): string }
  }
  return languageUtils.getBestMatchFromCodes(languageDetector.detect())
}

const setBrowserLanguages = (...languages: string[]) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(languages[0] ?? '')
}

afterEach(() => {
  vi.restoreAllMocks()
  history.replaceState(null, '', '/')
  document.cookie = 'i18next=; max-age=0'
})

/** Sources of the language from lowest to highest priority, each with a different language. */
test('detects the language from the path, then the stored choice, the query, the page, the browser and the cookie', () => {
  document.documentElement.removeAttribute('lang')
  localStorage.clear()
  setBrowserLanguages()
  expect(detectLanguage()).toBe('en-US')
  document.cookie = 'i18next=ur-PK'
  expect(detectLanguage()).toBe('ur-PK')
  setBrowserLanguages('id-ID')
  expect(detectLanguage()).toBe('id-ID')
  document.documentElement.lang = 'tr-TR'
  expect(detectLanguage()).toBe('tr-TR')
  history.replaceState(null, '', '/login?lng=ar-SA')
  expect(detectLanguage()).toBe('ar-SA')
  localStorage.setItem('i18nextLng', 'ur-PK')
  expect(detectLanguage()).toBe('ur-PK')
  history.replaceState(null, '', '/id-ID/login?lng=ar-SA')
  expect(detectLanguage()).toBe('id-ID')
})

test('selects Arabic for a browser that prefers ar over en', () => {
  document.documentElement.removeAttribute('lang')
  localStorage.clear()
  setBrowserLanguages('ar', 'en-US', 'en')
  expect(detectLanguage()).toBe('ar-SA')
})

test('ignores an unknown stored language', () => {
  document.documentElement.removeAttribute('lang')
  localStorage.setItem('i18nextLng', '{"lng":"<script>"}')
  setBrowserLanguages('tr-TR')
  expect(detectLanguage()).toBe('tr-TR')
})

test('sets the document’s lang and dir', async () => {
  await i18n.changeLanguage('ur-PK')
  expect(document.documentElement).toHaveAttribute('lang', 'ur-PK')
  expect(document.documentElement).toHaveAttribute('dir', 'rtl')
  await i18n.changeLanguage('tr-TR')
  expect(document.documentElement).toHaveAttribute('dir', 'ltr')
})

test('uses all six Arabic plural forms with Latin digits', async () => {
  await i18n.changeLanguage('ar-SA')
  await i18n.loadNamespaces('bookings')
  const counts = [0, 1, 2, 3, 11, 100].map((count) => i18n.t('count', { ns: 'bookings', count }))
  expect(counts).toEqual(['لا توجد حجوزات', 'حجز واحد', 'حجزان', '3 حجوزات', '11 حجزًا', '100 حجز'])
})

test('uses the account’s language only until one is chosen', async () => {
  const signInWith = async (language: string) => {
    const identity = createIdentity(fakeAccounts(null, { signIn: async () => anAgent({ language }) }).service)
    const stop = followAccountLanguage(identity)
    await identity.signIn('agent@demo.test', 'x')
    stop()
  }
  await i18n.changeLanguage('en-US')
  await signInWith('tr-TR')
  expect(i18n.language).toBe('en-US')
  localStorage.clear()
  await signInWith('')
  await signInWith('xx')
  expect(i18n.language).toBe('en-US')
  await signInWith('tr')
  await vi.waitFor(() => expect(i18n.language).toBe('tr-TR'))
  // The prefix is stored as this browser's language.
  await signInWith('id-ID')
  expect(i18n.language).toBe('tr-TR')
})

test('shows the language that was chosen last, whichever texts arrive first', async () => {
  await changeLanguage('en-US')
  const settle = delayTexts('tr-TR', 'common')
  const first = changeLanguage('tr-TR')
  await changeLanguage('id-ID')
  expect(i18n.language).toBe('id-ID')
  settle('resolve')
  await first
  expect(i18n.language).toBe('id-ID')
})

test('fetches texts for each language separately', async () => {
  await changeLanguage('tr-TR')
  const settle = delayTexts('tr-TR', 'about')
  const loaded = loadTexts('about')
  await changeLanguage('id-ID')
  settle('reject')
  await expect(loaded).rejects.toThrow(TextsFetchError)
})
