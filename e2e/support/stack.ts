import { readFileSync, readlinkSync } from 'node:fs'
import { basename } from 'node:path'
import { findFreePorts, root, type Running, run, createTemporaryFolder } from './processes.ts'

export interface Stack {
  url: string
  dataDir: string
  env: Record<string, string>
  process: Running
  /** Sends SIGTERM and resolves with the exit code. */
  stop: () => Promise<{ code: number | null }>
}

/** Process ids of a stack's services by name. Each service is a direct child of the start command and runs in its own folder. */
export function readServicePids({ process }: Pick<Stack, 'process'>): Record<string, number> {
  const { pid } = process.child
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean)
  return Object.fromEntries(children.map((child) => [basename(readlinkSync(`/proc/${child}/cwd`)), Number(child)]))
}

/** Settings for a stack on free ports and with its own data folder. */
export async function createSettings(): Promise<{ env: Record<string, string>; remove: () => Promise<void> }> {
  const [port, gatewayPort, identityPort, smtpPort, inboxPort, cardPort] = await findFreePorts(6)
  const folder = await createTemporaryFolder()
  const env = {
    PORT: String(port),
    GATEWAY_PORT: String(gatewayPort),
    IDENTITY_PORT: String(identityPort),
    SMTP_PORT: String(smtpPort),
    INBOX_PORT: String(inboxPort),
    CARD_PORT: String(cardPort),
    DATA_DIR: folder.path,
  }
  return { env, remove: folder.remove }
}

/** Runs the `npm start` program with fresh settings, without waiting until it is ready. */
export async function launchStack(
  overrides: Record<string, string> = {},
  ...args: string[]
): Promise<Omit<Stack, 'url'>> {
  const { env: settings, remove } = await createSettings()
  const env: Record<string, string> = { ...settings, ...overrides }
  const process = run('node', ['start/main.ts', ...args], { env })
  return {
    dataDir: settings['DATA_DIR'] ?? '',
    env,
    process,
    stop: async () => {
      process.child.kill('SIGTERM')
      const ended = await process.ended
      await remove()
      return ended
    },
  }
}

/** Starts an embedded stack and resolves when it is ready. */
export async function startStack(overrides: Record<string, string> = {}, ...args: string[]): Promise<Stack> {
  const stack = await launchStack(overrides, ...args)
  try {
    const ready = await stack.process.waitForLine(/^Ready: /)
    return { ...stack, url: ready.slice('Ready: '.length) }
  } catch (error) {
    await stack.stop()
    throw error
  }
}

/** Programs behind `npm run token`, `otp` and `check-gateway`. */
const commands = { token: 'start/token.ts', otp: 'start/otp.ts', 'check-gateway': 'contract-kit/src/main.ts' }

/** Runs a command against a stack and returns its output. */
export async function runCommand(
  stack: Pick<Stack, 'env'>,
  script: keyof typeof commands,
  ...args: string[]
): Promise<string> {
  const running = run('node', [commands[script], ...args], { cwd: root, env: stack.env })
  const { code } = await running.ended
  const { stdout, stderr } = running.output()
  if (code !== 0) throw new Error(`${script} ended with ${code}: ${stdout}${stderr}`)
  return stdout.trim()
}

/** Sends an operation to a server and returns the whole response. */
export async function graphql<Data>(
  url: string,
  query: string,
  options: { variables?: Record<string, unknown>; token?: string; locale?: string } = {},
): Promise<{ data: Data; errors?: { message: string; extensions: { code: string } }[] }> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-language': options.locale ?? 'en-US',
      ...(options.token && { authorization: `Bearer ${options.token}` }),
    },
    body: JSON.stringify({ query, variables: options.variables }),
  })
  return (await response.json()) as { data: Data; errors?: { message: string; extensions: { code: string } }[] }
}
