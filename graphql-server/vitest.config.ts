import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Vite takes the ES build of graphql, Node gives the libraries the CommonJS one, and graphql refuses to be there twice.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: { include: ['src/**/*.test.ts'], testTimeout: 20_000, hookTimeout: 60_000 },
})
