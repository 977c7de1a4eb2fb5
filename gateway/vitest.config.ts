import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{src,seeds,migrations}/**/*.test.ts'],
    globalSetup: 'src/testing/database-setup.ts',
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // Loading modules and compiling PGlite once per file took half of the time.
    isolate: false,
  },
})
