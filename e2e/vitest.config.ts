import { defineConfig } from 'vitest/config'

export default defineConfig({
  // As in graphql-server, whose servers some files start: graphql refuses to be loaded twice.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  // Every file starts services of its own: one after the other.
  test: { include: ['tests/**/*.test.ts'], fileParallelism: false, testTimeout: 120_000, hookTimeout: 180_000 },
})
