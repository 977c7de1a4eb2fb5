import { createServer } from 'node:net'
import { UsageError } from '../settings.mjs'

const canListen = (port, host) =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })

/** Throws a `UsageError` when two services want the same port, or when a port is in use. */
export async function checkPorts(services, host) {
  const claimed = new Map()
  for (const { name, ports } of services) {
    for (const [variable, port] of Object.entries(ports)) {
      const other = claimed.get(port)
      if (other) throw new UsageError(`${variable} and ${other} are both ${port}. Set one of them to another port.`)
      claimed.set(port, variable)
      if (!(await canListen(port, variable === 'PORT' ? host : '127.0.0.1'))) {
        throw new UsageError(
          `Port ${port}, which ${name} needs, is in use. Stop the process that uses it, or set ${variable} to another port.`,
        )
      }
    }
  }
}
