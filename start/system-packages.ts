/** Programs that the tests need besides npm packages. */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { waitForExit } from './exit-code.ts'
import { root } from './paths.ts'

const packages = { Chromium: 'chromium-headless-shell', PostgreSQL: 'postgresql', Redis: 'redis-server' }
type Program = keyof typeof packages
const programs = Object.keys(packages) as Program[]

interface Machine {
  missing: Program[]
  /** The `ID` of /etc/os-release. */
  system: string | undefined
  /** How system packages can be installed: as root, with sudo that does not ask for a password, or not at all. */
  rights: 'root' | 'sudo' | 'none'
}

type Plan =
  | { kind: 'ready' }
  | { kind: 'install'; message: string; commands: string[][] }
  | { kind: 'stop'; message: string }

/** Installs Chromium and its libraries with Playwright. Used on Ubuntu, which has Chromium only as a snap. */
const installChromium = [
  'node',
  'e2e/node_modules/@playwright/test/cli.js',
  'install',
  '--with-deps',
  'chromium-headless-shell',
]

/** Plans how to get missing programs: install them, or stop with a message that lists the programs and the commands to install them. */
export function planInstallation({ missing, system, rights }: Machine): Plan {
  if (missing.length === 0) return { kind: 'ready' }
  const isUbuntu = system === 'ubuntu'
  const aptPackages = missing.filter((name) => !isUbuntu || name !== 'Chromium').map((name) => packages[name])
  const install = ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...aptPackages]
  const commands = [
    ...(aptPackages.length > 0 ? [['apt-get', 'update', '-qq'], install] : []),
    ...(isUbuntu && missing.includes('Chromium') ? [installChromium] : []),
  ]
  const names = new Intl.ListFormat('en').format(missing)
  const hasApt = isUbuntu || system === 'debian'
  if (hasApt && rights !== 'none') {
    const withSudo = (command: string[]) =>
      rights === 'sudo' && command[0] === 'apt-get' ? ['sudo', '-n', ...command] : command
    return { kind: 'install', message: `The tests need ${names}: installing …`, commands: commands.map(withSudo) }
  }
  const commandLine = commands.map((command) => command.filter((word) => word !== '-qq').join(' ')).join(' && ')
  return {
    kind: 'stop',
    message: `The tests need ${names}. ${hasApt ? 'Install them as root' : 'On Debian'}: ${commandLine}`,
  }
}

const isOnPath = (name: string) =>
  (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)))
const listFolder = (folder: string) => (existsSync(folder) ? readdirSync(folder) : [])

const isInstalled: Record<Program, () => boolean> = {
  Chromium: () =>
    existsSync(process.env['CHROMIUM_PATH'] ?? '') ||
    isOnPath('chromium-headless-shell') ||
    isOnPath('chromium') ||
    listFolder(join(homedir(), '.cache/ms-playwright')).some((name) => name.startsWith('chromium_headless_shell')),
  PostgreSQL: () =>
    isOnPath('initdb') ||
    listFolder('/usr/lib/postgresql').some((version) => existsSync(join('/usr/lib/postgresql', version, 'bin/initdb'))),
  Redis: () => isOnPath('redis-server'),
}

const findMissingPrograms = () => programs.filter((name) => !isInstalled[name]())

function readSystemId(): string | undefined {
  const file = '/etc/os-release'
  return existsSync(file) ? /^ID="?([^"\n]*)/m.exec(readFileSync(file, 'utf8'))?.[1] : undefined
}

function findRights(): Machine['rights'] {
  if (process.getuid?.() === 0) return 'root'
  return spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0 ? 'sudo' : 'none'
}

/** Plans how to get the programs that are missing on this machine. */
export function planForThisMachine(): Plan {
  const missing = findMissingPrograms()
  return planInstallation({ missing, system: readSystemId(), rights: missing.length > 0 ? findRights() : 'none' })
}

/** Runs the commands of a plan. Returns a message if programs are still missing once they have run. */
export async function runInstallation(commands: string[][]): Promise<string | undefined> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const [file = '', ...args] of commands)
    await waitForExit(spawn(file, args, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] }))
  const remaining = planInstallation({ missing: findMissingPrograms(), system: readSystemId(), rights: 'none' })
  return remaining.kind === 'ready' ? undefined : remaining.message
}
