import react from '@vitejs/plugin-react'
import { browsers } from './browsers.ts'
import { buildThemeCss } from './build/theme-css.ts'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'
import { shortCompounds } from './build/short-compounds.ts'
import { staticStyles } from './build/static-styles.ts'
import { preloadFirstScreen, sharedFile } from './build/first-screens.ts'

// In development, Vite serves the pages and proxies everything else to the GraphQL server.
const server = process.env.API_URL ?? 'http://127.0.0.1:4000'
const proxiedPaths = ['/graphql', '/config.json', '/cognito', '/media', '/playground', '/healthz', '/readyz']

/** React Router only exports its development build. The production build differs in this one line. */
const routerWithoutWarnings: Plugin = {
  name: 'router-without-warnings',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\/development\/chunk/ },
    handler: (code) => code.replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;'),
  },
}

/** With this comment, Chromium compiles a whole file off the main thread while it downloads, instead of each function on its first call. */
const eagerCompilation: Plugin = {
  name: 'eager-compilation',
  generateBundle: {
    // Runs after Vite has prepended its own file list.
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
    eagerCompilation,
  ],
  // Selects the smaller build of rxjs.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  build: {
    // Keeps drawings out of the JavaScript.
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
            // Only the app's own modules, because a shared chunk of a package would contain exports that nobody uses.
            { name: sharedFile, debugName: 'shared', test: /\/web\/src\//, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  server: { proxy: Object.fromEntries(proxiedPaths.map((path) => [path, server])) },
  preview: { proxy: Object.fromEntries(proxiedPaths.map((path) => [path, server])) },
})
