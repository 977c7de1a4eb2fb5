import { createServer } from 'node:net'
import { UsageError } from '../settings.ts'
import type { Service } from './services.ts'

const canListen = (port: number, host: string) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })

/** In development, the server listens on `PORT` + 1, which has no separate setting. */
const describePort = (variable: string) =>
  variable === 'PORT + 1' ? 'PORT + 1, where the GraphQL server listens in development,' : variable
const settingName = (variable: string) => (variable === 'PORT + 1' ? 'PORT' : variable)

/** Throws a `UsageError` if two services are set to the same port. */
export function rejectSharedPorts(services: Service[]): void {
  const variables = new Map<number, string>()
  for (const { ports } of services) {
    for (const [variable, port] of Object.entries(ports)) {
      const other = variables.get(port)
      if (other) {
        throw new UsageError(
          `${describePort(variable)} and ${describePort(other)} are both ${port}. Set ${settingName(variable)} or ${settingName(other)} to another port.`,
        )
      }
      variables.set(port, variable)
    }
  }
}

/** Throws a `UsageError` if a port is already in use. */
export async function checkPorts(services: Service[], host: string): Promise<void> {
  for (const { name, ports } of services) {
    for (const [variable, port] of Object.entries(ports)) {
      if (await canListen(port, variable === 'PORT' ? host : '127.0.0.1')) continue
      throw new UsageError(
        `Port ${port}, which ${name} needs, is in use. Stop the process that uses it, or set ${settingName(variable)} to another port.`,
      )
    }
  }
}
