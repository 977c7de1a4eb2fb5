import { defineConfig } from 'vitest/config'

export default defineConfig({
  // As in graphql-server, whose servers some files start: graphql fails if it is loaded twice.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  // Files run one after the other, because each starts its own services.
  // Limits are long enough for a busy machine; a test that passes never waits for them.
  test: { include: ['tests/**/*.test.ts'], fileParallelism: false, testTimeout: 300_000, hookTimeout: 300_000 },
})
