/** Programs that the tests need besides npm packages. */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { exitCode } from './exit-code.ts'
import { root } from './paths.ts'

const packages = { Chromium: 'chromium-headless-shell', PostgreSQL: 'postgresql', Redis: 'redis-server' }
type Program = keyof typeof packages
const programs = Object.keys(packages) as Program[]

interface Machine {
  missing: Program[]
  /** The `ID` of /etc/os-release. */
  system: string | undefined
  /** How system packages can be installed; `sudo` asks for no password. */
  rights: 'root' | 'sudo' | 'none'
}

type Plan = { kind: 'ready' } | { kind: 'install'; line: string; commands: string[][] } | { kind: 'stop'; line: string }

/** Ubuntu has Chromium only as a snap, so there Playwright installs it with its libraries. */
const playwright = [
  'node',
  'e2e/node_modules/@playwright/test/cli.js',
  'install',
  '--with-deps',
  'chromium-headless-shell',
]

/** Plan for missing programs: to install them, or to stop with a line that names them and the commands to install them. */
export function planInstallation({ missing, system, rights }: Machine): Plan {
  if (missing.length === 0) return { kind: 'ready' }
  const isUbuntu = system === 'ubuntu'
  const ofApt = missing.filter((name) => !isUbuntu || name !== 'Chromium').map((name) => packages[name])
  const install = ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...ofApt]
  const commands = [
    ...(ofApt.length > 0 ? [['apt-get', 'update', '-qq'], install] : []),
    ...(isUbuntu && missing.includes('Chromium') ? [playwright] : []),
  ]
  const names = new Intl.ListFormat('en').format(missing)
  const isKnown = isUbuntu || system === 'debian'
  if (isKnown && rights !== 'none') {
    const asRoot = (command: string[]) =>
      rights === 'sudo' && command[0] === 'apt-get' ? ['sudo', '-n', ...command] : command
    return { kind: 'install', line: `The tests need ${names}: installing …`, commands: commands.map(asRoot) }
  }
  const typed = commands.map((command) => command.filter((word) => word !== '-qq').join(' ')).join(' && ')
  return { kind: 'stop', line: `The tests need ${names}. ${isKnown ? 'Install them as root' : 'On Debian'}: ${typed}` }
}

const onPath = (name: string) =>
  (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)))
const entries = (folder: string) => (existsSync(folder) ? readdirSync(folder) : [])

const isInstalled: Record<Program, () => boolean> = {
  Chromium: () =>
    existsSync(process.env['CHROMIUM_PATH'] ?? '') ||
    onPath('chromium-headless-shell') ||
    onPath('chromium') ||
    entries(join(homedir(), '.cache/ms-playwright')).some((name) => name.startsWith('chromium_headless_shell')),
  PostgreSQL: () =>
    onPath('initdb') ||
    entries('/usr/lib/postgresql').some((version) => existsSync(join('/usr/lib/postgresql', version, 'bin/initdb'))),
  Redis: () => onPath('redis-server'),
}

const missingPrograms = () => programs.filter((name) => !isInstalled[name]())

function systemId(): string | undefined {
  const file = '/etc/os-release'
  return existsSync(file) ? /^ID="?([^"\n]*)/m.exec(readFileSync(file, 'utf8'))?.[1] : undefined
}

function rights(): Machine['rights'] {
  if (process.getuid?.() === 0) return 'root'
  return spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0 ? 'sudo' : 'none'
}

/** Plan for the programs that this machine lacks. */
export function planHere(): Plan {
  const missing = missingPrograms()
  return planInstallation({ missing, system: systemId(), rights: missing.length > 0 ? rights() : 'none' })
}

/** Installs what is missing by the commands of a plan. Returns a line with the programs that are still missing afterwards. */
export async function carryOut(commands: string[][]): Promise<string | undefined> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const [file = '', ...args] of commands)
    await exitCode(spawn(file, args, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] }))
  const left = planInstallation({ missing: missingPrograms(), system: systemId(), rights: 'none' })
  return left.kind === 'ready' ? undefined : left.line
}
