import { configDefaults, defineConfig } from 'vitest/config'

/** Tests that do not depend on the database engine. They start gateways with their own database, draw, typeset, or read the OpenAPI document. */
const engineIndependent = [
  'src/main.test.ts',
  'src/database/folder-lock.test.ts',
  'src/documents/render/*',
  'src/media/*',
  'src/openapi.test.ts',
]

export default defineConfig({
  test: {
    include: ['{src,seeds,migrations}/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(process.env['TEST_DATABASE'] === 'postgres' ? engineIndependent : [])],
    globalSetup: 'src/testing/database-setup.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Loading modules and compiling PGlite for every file would double the run time.
    isolate: false,
  },
})
