import react from '@vitejs/plugin-react'
import { browsers } from './browsers.ts'
import { buildThemeCss } from './build/theme-css.ts'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'
import { shortCompounds } from './build/short-compounds.ts'
import { staticStyles } from './build/static-styles.ts'
import { preloadFirstScreen, sharedFile } from './build/first-screens.ts'

// In development the pages come from here and everything else from the GraphQL server.
const server = process.env.API_URL ?? 'http://127.0.0.1:4000'
const passedOn = ['/graphql', '/config.json', '/cognito', '/media', '/playground', '/healthz', '/readyz']

/** React Router exports its development build only; the other differs in this one line. */
const routerWithoutWarnings: Plugin = {
  name: 'router-without-warnings',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\/development\/chunk/ },
    handler: (code) => code.replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;'),
  },
}

/** Chromium compiles a file that starts with this while it arrives, outside of the main thread, instead of each function when it is first called. */
const compiledOnArrival: Plugin = {
  name: 'compiled-on-arrival',
  generateBundle: {
    // After Vite has put its own list of files first.
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
      }
    },
  },
}

export default defineConfig({
  plugins: [
    react(),
    shortCompounds,
    staticStyles(),
    buildThemeCss,
    preloadFirstScreen(),
    routerWithoutWarnings,
    compiledOnArrival,
  ],
  // rxjs ships a smaller build under this condition.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  build: {
    // Drawings stay out of the JavaScript.
    assetsInlineLimit: (file) => (file.endsWith('.svg') ? false : undefined),
    target: Object.entries(browsers).map(([name, version]) => `${name}${version}`),
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'] },
            // Less than a kilobyte each, and every screen uses some of them.
            {
              name: 'start',
              test: /@chakra-ui\/react\/dist\/esm\/components\/(box|flex|grid|separator|skeleton|stack|text)\//,
            },
            // A package exports more than its importers use, so this is for the app's own modules.
            { name: sharedFile, debugName: 'shared', test: /\/web\/src\//, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  server: { proxy: Object.fromEntries(passedOn.map((path) => [path, server])) },
  preview: { proxy: Object.fromEntries(passedOn.map((path) => [path, server])) },
})
