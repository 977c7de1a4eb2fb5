import { expect, test } from 'vitest'
import { languages } from './languages.ts'
import { loanWords, sameInAll } from './same-as-english.ts'

type Texts = { [key: string]: string | Texts }

const files = import.meta.glob<Texts>('./*/*.json', { eager: true, import: 'default' })

const sources = Object.values(
  import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.{test,generated}.*', '!../testing/**'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
)

const pluralForms = /_(zero|one|two|few|many|other)$/

function flatten(texts: Texts, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flatten(value, `${prefix}${key}.`),
  )
}

const entriesOf = (language: string, namespace: string) => flatten(files[`./${language}/${namespace}.json`] ?? {})

const namespaces = [...new Set(Object.keys(files).map((path) => path.split('/')[2]?.replace('.json', '') ?? ''))]
const otherLanguages = languages.map(({ code }) => code).filter((code) => code !== 'en-US')

/** Placeholders, tags and nested keys of a text, which translations must keep. */
const partsOf = (text: string) =>
  (text.match(/\{\{[^},]+|<\/?\w+|\$t\([^,)]+/g) ?? []).map((part) => part.trim()).sort()

/** Returns a function that finds a key in source code, as a string or as a template such as `status.${status}`. */
function keyFinder(source: string): (key: string) => boolean {
  const names = new Set([...source.matchAll(/['"](?:[a-z]+:)?([\w.-]+)['"]/g)].map(([, name]) => name))
  const value = /\$\{[^}]*\}/g
  const patterns = [...source.matchAll(/`(?:[a-z]+:)?((?:[\w.-]|\$\{[^}]*\})+)`/g)]
    .map(([, template = '']) => template)
    .filter((template) => /\w\.|\.\w/.test(template.replaceAll(value, '')))
    .map((template) => new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(value, '[\\w.-]+')}$`))
  return (key) => names.has(key) || patterns.some((pattern) => pattern.test(key))
}

for (const namespace of namespaces) {
  test(`uses every text in ${namespace}`, () => {
    const mention = namespace === 'common' ? /useTranslation\(\)|\bcommon[':]/ : new RegExp(`\\b${namespace}[':]`)
    const isUsed = keyFinder(sources.filter((source) => mention.test(source)).join('\n'))
    const keys = new Set(entriesOf('en-US', namespace).map(([key]) => key.replace(pluralForms, '')))
    expect([...keys].filter((key) => !isUsed(key))).toEqual([])
  })

  const english = new Map(entriesOf('en-US', namespace))
  const plurals = new Set(
    [...english.keys()].filter((key) => pluralForms.test(key)).map((key) => key.replace(pluralForms, '')),
  )

  for (const language of otherLanguages) {
    const texts = new Map(entriesOf(language, namespace))
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories

    test(`includes every English ${namespace} text in ${language}, in every plural form`, () => {
      const expected = new Set<string>()
      for (const key of english.keys()) {
        const base = key.replace(pluralForms, '')
        if (!plurals.has(base)) expected.add(key)
        else for (const form of forms) expected.add(`${base}_${form}`)
        // `_zero` is optional. If English has it, all languages must have it.
        if (key.endsWith('_zero')) expected.add(key)
      }
      expect([...texts.keys()].sort()).toEqual([...expected].sort())
    })

    test(`translates the ${namespace} texts into ${language}`, () => {
      const hasWords = (text: string) => /\p{L}/u.test(text.replaceAll(/\{\{.*?\}\}/g, ''))
      const untranslated = [...texts].filter(
        ([key, text]) =>
          hasWords(text) &&
          text === english.get(key) &&
          !sameInAll.includes(text) &&
          !loanWords[language]?.includes(text),
      )
      expect(untranslated).toEqual([])
      expect([...texts].filter(([, text]) => text.trim() === '')).toEqual([])
    })

    test(`keeps the ${namespace} placeholders in ${language}`, () => {
      const broken = [...texts].filter(([key, text]) => {
        const original = english.get(key) ?? english.get(key.replace(pluralForms, '_other')) ?? ''
        // Forms for zero, one and two may spell out the number.
        const required = (parts: string[]) => {
          if (key.endsWith('_zero')) return []
          return /_(one|two)$/.test(key) ? parts.filter((part) => !part.startsWith('{{count')) : parts
        }
        return JSON.stringify(required(partsOf(text))) !== JSON.stringify(required(partsOf(original)))
      })
      expect(broken).toEqual([])
    })
  }
}

test('escapes spaces and direction marks that an editor does not show', () => {
  const raw = import.meta.glob<string>('./*/*.json', { eager: true, query: '?raw', import: 'default' })
  const invisible = /[\u00a0\u202f\u200e\u200f\u2060\u2066-\u2069]/
  expect(Object.keys(raw).filter((path) => invisible.test(raw[path] ?? ''))).toEqual([])
})

test('uses polite requests instead of plain imperatives in Arabic', () => {
  const imperative =
    /(^|[\s«؟])(امسح|أدخل|اختر|ادفع|اشحن|جرّب|ابحث|تحقّق|انتظر|حاول|اضغط|انقر|افتح|اكتب|اطلب|استخدم|أعد|احفظ|سجّل)(?!\p{L})/u
  const plain = namespaces.flatMap((namespace) =>
    entriesOf('ar-SA', namespace).flatMap(([key, text]) => (imperative.test(text) ? [`${namespace}:${key}`] : [])),
  )
  expect(plain).toEqual([])
})
