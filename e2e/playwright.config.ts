import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

/** Each worker has a stack of its own: wallets are counted, and an authenticator code pays once. */
const workers = 2
/** Workers read the configuration again: the first reading decides the folder. */
process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'rihla-browser-'))

function envOf(worker: number) {
  const port = 4390 + 10 * worker
  return {
    PORT: String(port),
    GATEWAY_PORT: String(port + 1),
    IDENTITY_PORT: String(port + 2),
    SMTP_PORT: String(port + 3),
    INBOX_PORT: String(port + 4),
    DATA_DIR: join(process.env['E2E_DATA_DIR'] ?? '', String(worker)),
    CANCEL_WAIT_SECONDS: '2',
  }
}

/** Settings of the embedded stack the browser tests run against; the tests ask `start/otp.mjs` for codes with the same. */
export const stackEnv = envOf(Number(process.env['TEST_PARALLEL_INDEX'] ?? 0))

export default defineConfig({
  testDir: 'journeys',
  workers,
  // Long enough for a busy machine; a test that passes never waits for it.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list']],
  outputDir: join(tmpdir(), 'rihla-browser-results'),
  webServer: Array.from({ length: workers }, (_, worker) => ({
    name: `stack ${worker}`,
    command: 'node start/main.mjs',
    cwd: join(import.meta.dirname, '..'),
    env: envOf(worker),
    // The last line of the start: every service is ready, the gateway with its seeds too.
    wait: { stdout: /^Ready: /m },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 30_000 },
  })),
  use: {
    baseURL: `http://localhost:${stackEnv.PORT}`,
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    // Recording every step costs a quarter of the time: `--trace on` when a failure has to be watched.
    trace: 'off',
    screenshot: 'only-on-failure',
    // So does waiting for what moves; the journey of a booking runs with all of it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
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
