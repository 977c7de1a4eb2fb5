import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { node24, root } from './paths.mjs'
import { UsageError } from './settings.mjs'

const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const stamp = join(root, 'node_modules/.installed-lockfile')
const lockfileHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .digest('hex')

/** Only build and runtime packages. Full installs verify the age of each package. */
const withoutTools = ['--prod', '--config.minimumReleaseAge=0']

/**
 * Installs the packages of the lockfile unless they are installed: all of them, or those that `npm start` needs. pnpm has exited when this resolves, so
 * it is never the parent of the services.
 */
export async function ensureInstalled({ tools } = { tools: true }) {
  if (node24 === process.execPath && Number.parseInt(process.versions.node) < 24) {
    throw new UsageError('On this platform the host needs Node 24 or newer.')
  }
  const all = lockfileHash()
  const wanted = tools ? all : `${all} without tools`
  const installed = existsSync(node24) && existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
  if ([wanted, all].includes(installed)) return
  console.log(`Installing packages with ${packageManager} …`)
  const options = ['install', '--frozen-lockfile', '--reporter=append-only', ...(tools ? [] : withoutTools)]
  const code = await exitCode(
    spawn('npx', ['--yes', packageManager, ...options], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    }),
  )
  if (code !== 0)
    throw new UsageError(
      `Installing packages failed (exit code ${code}). Run "npx ${packageManager} install" to see why.`,
    )
  writeFileSync(stamp, wanted)
}

/** Resolves with a child's exit code, or 1 when a signal killed it or it could not start. */
export const exitCode = (child) =>
  new Promise((resolve) => {
    child.on('error', () => resolve(1))
    child.on('close', (code) => resolve(code ?? 1))
  })
