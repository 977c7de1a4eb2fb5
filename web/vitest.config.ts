import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  test: {
    // Several times the slowest test's duration on two cores that test other packages at the same time.
    testTimeout: 60_000,
    // Reloading the same modules for every file would take most of the run time.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'app',
          environment: 'jsdom',
          include: ['src/**/*.test.{ts,tsx}'],
          setupFiles: ['./src/testing/setup.ts'],
          css: false,
        },
      },
      { extends: true, test: { name: 'build', include: ['build/*.test.ts'] } },
    ],
  },
})
