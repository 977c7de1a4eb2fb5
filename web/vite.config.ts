import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'

// In development the pages come from here and everything else from the GraphQL server.
const server = process.env.API_URL ?? 'http://127.0.0.1:4000'
const passedOn = ['/graphql', '/config.json', '/cognito', '/media', '/playground', '/healthz', '/readyz']

/** Few bytes that everybody who signs in waits for; without this they are asked for only after the entry has run. */
const wantedFirst = ['src/app/shell/guest-layout.tsx', 'src/features/auth/login-page.tsx']

function preloadSignIn(): Plugin {
  return {
    name: 'preload-sign-in',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const files = new Set<string>()
        const collect = (file: string) => {
          const chunk = bundle[file]
          if (chunk?.type !== 'chunk' || files.has(file)) return
          files.add(file)
          for (const imported of chunk.imports) collect(imported)
        }
        for (const [file, chunk] of Object.entries(bundle)) {
          const module = chunk.type === 'chunk' ? (chunk.facadeModuleId ?? '') : ''
          if (wantedFirst.some((path) => module.endsWith(path))) collect(file)
        }
        return [...files]
          .filter((file) => !html.includes(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
            injectTo: 'head',
          }))
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
  plugins: [react(), preloadSignIn(), routerWithoutWarnings],
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
