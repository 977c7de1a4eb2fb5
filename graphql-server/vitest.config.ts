import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Vite resolves graphql to its ES build, and Node resolves it to the CommonJS build for libraries; graphql rejects being loaded twice.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  // Test files share workers, so that modules load once instead of once per file.
  // Long enough for a busy machine; a test that passes never waits for it.
  test: { include: ['src/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000, isolate: false },
})
