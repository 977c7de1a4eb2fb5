import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

const port = 4390
/** Workers read the configuration again: the first reading decides the folder. */
process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'rihla-browser-'))

/** Settings of the embedded stack the browser tests run against; the tests ask `start/otp.mjs` for codes with the same. */
export const stackEnv = {
  PORT: String(port),
  GATEWAY_PORT: '4391',
  IDENTITY_PORT: '4392',
  SMTP_PORT: '4393',
  INBOX_PORT: '4394',
  DATA_DIR: process.env['E2E_DATA_DIR'],
  CANCEL_WAIT_SECONDS: '2',
}

export default defineConfig({
  testDir: 'journeys',
  // One stack and its accounts serve all tests; an authenticator code pays once.
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list']],
  outputDir: join(tmpdir(), 'rihla-browser-results'),
  webServer: {
    command: 'node start/main.mjs',
    cwd: join(import.meta.dirname, '..'),
    env: stackEnv,
    // The last line of the start: every service is ready, the gateway with its seeds too.
    wait: { stdout: /^Ready: /m },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
  },
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    trace: 'retain-on-failure',
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
