import react from '@vitejs/plugin-react'
import { buildThemeCss } from './build-theme-css.ts'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'

// In development the pages come from here and everything else from the GraphQL server.
const server = process.env.API_URL ?? 'http://127.0.0.1:4000'
const passedOn = ['/graphql', '/config.json', '/cognito', '/media', '/playground', '/healthz', '/readyz']

/** Modules and texts that a first screen waits for; without a preload they are requested only after the start has run. */
const wantedBy: Record<string, { modules: string[]; texts: string[] }> = {
  everybody: { modules: [], texts: ['common', 'components', 'errors'] },
  guest: { modules: ['/shell/guest-layout.tsx', '/auth/login-page.tsx'], texts: ['auth'] },
  agent: {
    modules: ['/app/server-provider.tsx', '/shell/agent-layout.tsx', '/identity/cognito-session.ts'],
    texts: [],
  },
  '/': { modules: ['/screens/home.tsx'], texts: ['home', 'search', 'bookings'] },
  '/hotel-listing': { modules: ['/screens/hotel-listing.tsx'], texts: ['hotels', 'search', 'stay'] },
  '/my-bookings': { modules: ['/list/bookings-page.tsx'], texts: ['bookings'] },
}
const languages = ['en-US', 'ar-SA', 'tr-TR', 'id-ID', 'ur-PK']
const fontsOf = (language: string) => [
  'hanken-grotesk-latin-wght',
  ...(language === 'tr-TR' ? ['hanken-grotesk-latin-ext-wght'] : []),
  ...(language === 'ar-SA' ? ['vazirmatn-arabic-wght'] : []),
  ...(language === 'ur-PK' ? ['noto-nastaliq-urdu-wght'] : []),
]

/** Puts the names of the files into the page, where `public/first-load.js` chooses what this visit needs. */
function preloadFirstScreen(): Plugin {
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
            Object.entries(wantedBy).map(([who, { modules, texts }]) => [
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
        }
        return [
          {
            tag: 'script',
            attrs: { type: 'application/json', id: 'first-load' },
            children: JSON.stringify(plan),
            injectTo: 'head',
          },
          { tag: 'script', attrs: { src: '/first-load.js' }, injectTo: 'head' },
        ]
      },
    },
  }
}

/** React Router exports its development build only; the other differs in this one line. */
const routerWithoutWarnings: Plugin = {
  name: 'router-without-warnings',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\/development\/chunk/ },
    handler: (code) => code.replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;'),
  },
}

export default defineConfig({
  plugins: [react(), buildThemeCss, preloadFirstScreen(), routerWithoutWarnings],
  // rxjs ships a smaller build under this condition.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  build: {
    target: 'es2023',
    rolldownOptions: {
      // Everything that every screen loads is one file; by default it is one for each combination of screens that share something.
      output: { codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] } },
    },
  },
  server: { proxy: Object.fromEntries(passedOn.map((path) => [path, server])) },
  preview: { proxy: Object.fromEntries(passedOn.map((path) => [path, server])) },
})
