import { defineConfig } from 'vitest/config'

export default defineConfig({
  // As in graphql-server, whose servers some files start: graphql fails if it is loaded twice.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  // Files run one after the other, because each starts its own services.
  test: { include: ['tests/**/*.test.ts'], fileParallelism: false, testTimeout: 120_000, hookTimeout: 180_000 },
})
