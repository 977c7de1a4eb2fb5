import { freePorts, root, type Running, run, temporaryFolder } from './processes.ts'

export interface Stack {
  url: string
  dataDir: string
  env: Record<string, string>
  process: Running
  /** SIGTERM, and how it ended. */
  stop: () => Promise<{ code: number | null }>
}

/** Starts the embedded stack the way a person does, on free ports and a folder of its own. */
export async function startStack(more: Record<string, string> = {}, ...args: string[]): Promise<Stack> {
  const [port, gatewayPort, identityPort, smtpPort, inboxPort] = await freePorts(5)
  const folder = await temporaryFolder()
  const env: Record<string, string> = {
    PORT: String(port),
    GATEWAY_PORT: String(gatewayPort),
    IDENTITY_PORT: String(identityPort),
    SMTP_PORT: String(smtpPort),
    INBOX_PORT: String(inboxPort),
    DATA_DIR: folder.path,
    ...more,
  }
  const process = run('node', ['start/main.mjs', ...args], { env })
  const ready = await process.line(/^Ready: /)
  return {
    url: ready.slice('Ready: '.length),
    dataDir: folder.path,
    env,
    process,
    stop: async () => {
      process.child.kill('SIGTERM')
      const ended = await process.ended
      await folder.remove()
      return ended
    },
  }
}

/** Runs a command of the workspace beside a stack and gives what it printed. */
export async function command(stack: Pick<Stack, 'env'>, script: string, ...args: string[]): Promise<string> {
  const running = run('node', [`start/${script}.mjs`, ...args], { cwd: root, env: stack.env })
  const { code } = await running.ended
  const { stdout, stderr } = running.output()
  if (code !== 0) throw new Error(`${script} ended with ${code}: ${stderr}`)
  return stdout.trim()
}

/** Sends an operation to a server and gives its whole answer. */
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
