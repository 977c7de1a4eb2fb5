/**
 * Runs a command on the workspace's own Node, after installing missing packages: `node start/run.mjs vitest run --root web`. With `--prod`, it installs only
 * the packages that `npm start` needs. This is the only script that runs on the host's Node, version 20 or later.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Whether Node is installed as a package on this platform. macOS is not included, because some of its versions have no package. */
const hasPackagedNode = ['linux-arm64', 'linux-x64', 'win32-x64'].includes(`${process.platform}-${process.arch}`)

/** Runs a command, forwards signals to it, and resolves with its exit code, or with 1 if a signal killed it or it could not start. */
function runToEnd(
  /** @type {string} */ command,
  /** @type {string[]} */ args,
  /** @type {import('node:child_process').SpawnOptions} */ options,
) {
  const child = spawn(command, args, { cwd: root, ...options })
  const forward = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal)
  process.on('SIGINT', forward).on('SIGTERM', forward)
  return new Promise((/** @type {(code: number) => void} */ resolve) => {
    const finish = (/** @type {number | null} */ code) => {
      process.off('SIGINT', forward).off('SIGTERM', forward)
      resolve(code ?? 1)
    }
    child.on('error', () => finish(1)).on('close', finish)
  })
}

/** Installs the packages of the lockfile if they are not installed yet. Returns an error message if that fails. */
async function install(/** @type {boolean} */ prodOnly) {
  if (!hasPackagedNode && Number.parseInt(process.versions.node) < 24)
    return 'On this platform the host needs Node 24 or newer.'
  const stamp = join(root, 'node_modules/.installed-lockfile')
  const lockfile = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .digest('hex')
  const expectedStamp = prodOnly ? `${lockfile} without tools` : lockfile
  const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
  if ([expectedStamp, lockfile].includes(installed)) return undefined

  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  console.error(`Installing packages with ${packageManager} …`)
  // Full installs check the age of each package, so a production install can skip it.
  const options = prodOnly ? ['--prod', '--config.minimumReleaseAge=0'] : []
  const code = await runToEnd(
    'npx',
    ['--yes', packageManager, 'install', '--frozen-lockfile', '--reporter=append-only', ...options],
    { stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' },
  )
  if (code !== 0)
    return `Installing packages failed (exit code ${code}). Run "npx ${packageManager} install" to see why.`
  writeFileSync(stamp, expectedStamp)
  return undefined
}

const prodOnly = process.argv[2] === '--prod'
const [command = 'node', ...args] = process.argv.slice(prodOnly ? 3 : 2)
const problem = await install(prodOnly)
if (problem) {
  console.error(problem)
  process.exit(1)
}
process.exitCode = await runToEnd(command, args, {
  stdio: 'inherit',
  env: {
    // The cache of compiled code halves the CPU time of a start.
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
    ...process.env,
    PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
  },
})
