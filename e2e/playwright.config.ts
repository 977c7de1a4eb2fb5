import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

/** Number of workers. Each has its own stack, because tests compare wallet balances and an authenticator code is accepted only once. Journeys mostly wait, so three workers keep two cores busy. */
const workers = Number(process.env['E2E_WORKERS'] ?? 3)
/** First of the ten ports that each stack may use. */
const firstPort = Number(process.env['E2E_PORT'] ?? 4390)
/** Data folder, shared with the workers through the environment: every worker evaluates this file, and the first evaluation sets it. */
process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'rihla-browser-'))

/** The headless shell draws no window around the page, which saves a quarter of the time. */
const chromium = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync)

function createStackEnv(worker: number) {
  const port = firstPort + 10 * worker
  return {
    PORT: String(port),
    GATEWAY_PORT: String(port + 1),
    IDENTITY_PORT: String(port + 2),
    SMTP_PORT: String(port + 3),
    INBOX_PORT: String(port + 4),
    CARD_PORT: String(port + 5),
    DATA_DIR: join(process.env['E2E_DATA_DIR'] ?? '', String(worker)),
    CANCEL_WAIT_SECONDS: '2',
    // All journeys of a worker share one agent.
    HOLDS_PER_AGENT: '500',
  }
}

/** Environment of the worker's stack, also for commands such as `start/otp.ts`. */
export const stackEnv = createStackEnv(Number(process.env['TEST_PARALLEL_INDEX'] ?? 0))

export default defineConfig({
  testDir: 'journeys',
  workers,
  // Long enough for a busy machine; a test that passes never waits for it.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list']],
  outputDir: join(tmpdir(), 'rihla-browser-results'),
  webServer: Array.from({ length: workers }, (_, worker) => ({
    name: `stack ${worker}`,
    command: 'node start/main.ts',
    cwd: join(import.meta.dirname, '..'),
    env: createStackEnv(worker),
    // Printed when every service is ready.
    wait: { stdout: /^Ready: /m },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 30_000 },
  })),
  use: {
    baseURL: `http://localhost:${stackEnv.PORT}`,
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    // Recording every step costs a quarter of the time. Run with `--trace on` to watch a failure.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Animations take time, too. Only the booking journey enables them.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? chromium,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
