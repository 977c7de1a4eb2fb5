/**
 * Runs a command on the workspace's own Node and installs what is missing first: `node start/run.mjs vitest run --root web`. With `--prod` it installs only what
 * `npm start` needs. This is the one script that runs on the host's Node, from version 20 on.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Platforms for which Node is installed as a package; some macOS versions are missing. */
const hasPackagedNode = ['linux-arm64', 'linux-x64', 'win32-x64'].includes(`${process.platform}-${process.arch}`)

/** Runs a command to its end and resolves with its exit code, or 1 when a signal killed it or it could not start. Passes signals on to it. */
function runToEnd(
  /** @type {string} */ command,
  /** @type {string[]} */ args,
  /** @type {import('node:child_process').SpawnOptions} */ options,
) {
  const child = spawn(command, args, { cwd: root, ...options })
  const pass = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal)
  process.on('SIGINT', pass).on('SIGTERM', pass)
  return new Promise((/** @type {(code: number) => void} */ resolve) => {
    const end = (/** @type {number | null} */ code) => {
      process.off('SIGINT', pass).off('SIGTERM', pass)
      resolve(code ?? 1)
    }
    child.on('error', () => end(1)).on('close', end)
  })
}

/** Installs the packages of the lockfile unless they are installed. Returns the reason why that failed. */
async function install(/** @type {boolean} */ prodOnly) {
  if (!hasPackagedNode && Number.parseInt(process.versions.node) < 24)
    return 'On this platform the host needs Node 24 or newer.'
  const stamp = join(root, 'node_modules/.installed-lockfile')
  const lockfile = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .digest('hex')
  const wanted = prodOnly ? `${lockfile} without tools` : lockfile
  const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
  if ([wanted, lockfile].includes(installed)) return undefined

  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  console.error(`Installing packages with ${packageManager} …`)
  // Full installs verify the age of each package.
  const options = prodOnly ? ['--prod', '--config.minimumReleaseAge=0'] : []
  const code = await runToEnd(
    'npx',
    ['--yes', packageManager, 'install', '--frozen-lockfile', '--reporter=append-only', ...options],
    { stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' },
  )
  if (code !== 0)
    return `Installing packages failed (exit code ${code}). Run "npx ${packageManager} install" to see why.`
  writeFileSync(stamp, wanted)
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
    // Caches compiled code, which halves the processor time of a start.
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
    ...process.env,
    PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
  },
})
