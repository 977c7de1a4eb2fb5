import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Test files share workers, so that modules load once instead of once per file.
  test: { include: ['src/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000, isolate: false },
})
