import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseTexts } from '../../web/build/short-compounds.ts'
import { root } from './processes.ts'

export const languages = ['en-US', 'ar-SA', 'tr-TR', 'id-ID', 'ur-PK'] as const
export type Language = (typeof languages)[number]

export const isRtl = (language: Language): boolean => language === 'ar-SA' || language === 'ur-PK'

interface Tree {
  readonly [key: string]: string | Tree
}

const folder = (language: Language) => join(root, 'web/src/i18n', language)
const trees = new Map<string, Tree>()
function readNamespace(language: Language, namespace: string): Tree {
  const file = join(folder(language), `${namespace}.json`)
  const tree = trees.get(file) ?? (parseTexts(readFileSync(file, 'utf8')) as Tree)
  trees.set(file, tree)
  return tree
}

function textAt(tree: Tree, path: string): string | undefined {
  const found = path.split('.').reduce<string | Tree | undefined>((node, key) => {
    return typeof node === 'object' ? node[key] : undefined
  }, tree)
  return typeof found === 'string' ? found : undefined
}

/** Returns a text of the web app by `namespace:key`, with its values filled in. */
export type Texts = (key: string, values?: Readonly<Record<string, string | number>>) => string

/** Returns the web app's texts in a language. Tests use them so that rewording a text breaks no test. */
export function textsOf(language: Language): Texts {
  const plural = new Intl.PluralRules(language)
  const numberFormat = new Intl.NumberFormat(`${language}-u-nu-latn`)
  const isolates: Partial<Record<string, [string, string]>> = isRtl(language)
    ? { ltr: ['\u2066', '\u2069'], isolated: ['\u2068', '\u2069'] }
    : {}
  return (key, values = {}) => {
    const [namespace = '', path = ''] = key.split(':')
    const tree = readNamespace(language, namespace)
    const count = values['count']
    const text =
      textAt(tree, typeof count === 'number' ? `${path}_${plural.select(count)}` : path) ?? textAt(tree, path)
    if (text === undefined) throw new Error(`There is no text ${key} in ${language}`)
    return text.replaceAll(/{{(\w+)(?:, (\w+))?}}/g, (_, name: string, format = '') => {
      const value = values[name] ?? ''
      const [before, after] = isolates[format] ?? ['', '']
      return (
        before + (format === 'number' && typeof value === 'number' ? numberFormat.format(value) : String(value)) + after
      )
    })
  }
}

/** Placeholder for any text in the argument of `patternOf`. */
export const wildcard = '\u0000'

/** Returns a pattern that matches `text`, in which each `wildcard` matches any text. */
export function patternOf(text: string): RegExp {
  const parts = text.split(wildcard).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(parts.join('.*'))
}

/** Texts of a language by `namespace:key`, except those with values or tags. */
export function plainTexts(language: Language): Map<string, string> {
  const found = new Map<string, string>()
  const walk = (tree: Tree, path: string) => {
    for (const [key, value] of Object.entries(tree)) {
      if (typeof value !== 'string') walk(value, `${path}${key}.`)
      else if (!/[{<]/.test(value)) found.set(path + key, value)
    }
  }
  for (const file of readdirSync(folder(language))) {
    const namespace = file.replace('.json', '')
    walk(readNamespace(language, namespace), `${namespace}:`)
  }
  return found
}
