import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  test: {
    // Several times what the slowest test takes where other packages are tested on the same two cores.
    testTimeout: 30_000,
    // Loading the same modules in every file took most of the time.
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
