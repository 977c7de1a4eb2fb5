import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Every file starts services of its own: one after the other.
  test: { include: ['tests/**/*.test.ts'], fileParallelism: false, testTimeout: 120_000, hookTimeout: 180_000 },
})
