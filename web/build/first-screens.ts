/** Speeds up the first screen of a visit: preloads its files, renders the sign-in heading early, and puts shared modules in few files. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { directionOf } from '../src/i18n/languages.ts'

/** Modules and texts to preload, by visitor or path. Without a preload, they are requested only after the entry module has run. */
const preloads = {
  everybody: { modules: [], texts: ['common', 'components', 'errors'] },
  guest: { modules: ['/app/shell/guest-layout.tsx', '/features/auth/login-page.tsx'], texts: ['auth', 'fields'] },
  agent: {
    modules: ['/app/server-provider.tsx', '/app/shell/agent-layout.tsx', '/lib/identity/cognito-session.ts'],
    texts: [],
  },
  '/': { modules: ['/app/screens/home.tsx'], texts: ['home', 'search'] },
  '/hotel-listing': { modules: ['/app/screens/hotel-listing.tsx'], texts: ['hotels', 'listing', 'search', 'stay'] },
  '/my-bookings': { modules: ['/features/bookings/list/bookings-page.tsx'], texts: ['bookings'] },
}
const languages = ['en-US', 'ar-SA', 'tr-TR', 'id-ID', 'ur-PK']
const fontsOf = (language: string) => [
  'hanken-grotesk-latin-wght',
  ...(language === 'tr-TR' ? ['hanken-grotesk-latin-ext-wght'] : []),
  ...(language === 'ar-SA' || language === 'ur-PK' ? ['vazirmatn-arabic-wght'] : []),
  ...(language === 'ur-PK' ? ['noto-nastaliq-urdu-wght'] : []),
]

/** Texts of the sign-in heading, which is rendered before the app's code arrives, and of the message shown if the code never arrives. */
function readOpening(language: string) {
  const readTexts = (file: string) =>
    JSON.parse(readFileSync(join(import.meta.dirname, `../src/i18n/${language}/${file}.json`), 'utf8')) as Record<
      string,
      string
    >
  const { signIn: title, signInIntro: intro } = readTexts('auth')
  const { logo } = readTexts('common')
  const { noAnswer, reload } = readTexts('errors')
  if (!logo || !title || !intro || !noAnswer || !reload)
    throw new Error(`A text of the sign-in page is missing in ${language}.`)
  return { logo, title, intro, noAnswer, reload, dir: directionOf(language) }
}

/** Writes the file names into the page. `public/first-load.js` preloads the ones that the visit needs. */
export function preloadFirstScreen(): Plugin {
  return {
    name: 'preload-first-screen',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return html
        const outputs = Object.values(bundle)
        const filesOf = (paths: readonly string[]) => {
          const files = new Set<string>()
          const collect = (file: string) => {
            const chunk = bundle[file]
            if (chunk?.type !== 'chunk' || files.has(file) || html.includes(file)) return
            files.add(file)
            for (const imported of chunk.imports) collect(imported)
          }
          for (const output of outputs) {
            const module = output.type === 'chunk' ? (output.facadeModuleId ?? '') : ''
            if (paths.some((path) => module.endsWith(path))) collect(output.fileName)
          }
          return [...files]
        }
        const fontFile = (font: string) =>
          outputs.flatMap(({ fileName }) => (fileName.includes(`/${font}-normal`) ? [fileName] : []))
        const plan = {
          wanted: Object.fromEntries(
            Object.entries(preloads).map(([who, { modules, texts }]) => [
              who,
              {
                modules: filesOf(modules),
                texts: Object.fromEntries(
                  languages.map((language) => [
                    language,
                    filesOf(texts.map((name) => `/i18n/${language}/${name}.json`)),
                  ]),
                ),
              },
            ]),
          ),
          fonts: Object.fromEntries(languages.map((language) => [language, fontsOf(language).flatMap(fontFile)])),
          openings: Object.fromEntries(languages.map((language) => [language, readOpening(language)])),
        }
        const json = JSON.stringify(plan).replaceAll('<', '\\u003c')
        const scripts = `<script type="application/json" id="first-load">${json}</script><script src="/first-load.js"></script>`
        // A script after the style sheet would wait for it. The app's code gets a lower priority because the sign-in heading needs only CSS and fonts.
        return html
          .replace('<script type="module"', (first) => `${scripts}\n    ${first}`)
          .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"')
      },
    },
  }
}

/** Modules of public screens that query the server. */
const publicScreens = [
  '/app/server-provider.tsx',
  '/app/shell/public-layout.tsx',
  '/app/pages/error-page.tsx',
  '/features/auth/register-page.tsx',
  '/features/content/about-page.tsx',
  '/features/content/guide-page.tsx',
  '/features/content/legal-page.tsx',
]

/** Ids of the modules at these paths and of all their imports. */
function importGraph(paths: readonly string[], chunking: Rolldown.ChunkingContext): Set<string> {
  const graph = new Set<string>()
  const add = (id: string) => {
    if (graph.has(id)) return
    graph.add(id)
    chunking.getModuleInfo(id)?.importedIds.forEach(add)
  }
  for (const path of paths) {
    const id = join(import.meta.dirname, '../src', path)
    if (!chunking.getModuleInfo(id)) throw new Error(`The app has no module ${path}.`)
    add(id)
  }
  return graph
}

let graphs: Record<'guest' | 'public', Set<string>> & { agent: Set<string>[] }
/**
 * Name of the output file for a module that several first screens share; null to let the bundler decide. The bundler would write one file for
 * each combination of screens, and every file costs a request before the first screen.
 */
export function sharedFile(id: string, chunking: Rolldown.ChunkingContext): string | null {
  graphs ??= {
    // Includes the picture that wide sign-in pages load later.
    guest: importGraph([...preloads.guest.modules, '/app/shell/skyline.tsx'], chunking),
    public: importGraph(publicScreens, chunking),
    agent: [preloads.agent, preloads['/'], preloads['/hotel-listing'], preloads['/my-bookings']].map(({ modules }) =>
      importGraph(modules, chunking),
    ),
  }
  const screens = graphs.agent.filter((graph) => graph.has(id)).length
  if (graphs.guest.has(id)) return screens > 0 ? 'everybody' : 'guest'
  const [everyScreen, home] = graphs.agent
  if (!everyScreen?.has(id) && !home?.has(id)) return screens > 1 ? 'lists' : null
  if (graphs.public.has(id)) return 'public'
  return screens > 1 || everyScreen?.has(id) ? 'agent' : null
}
