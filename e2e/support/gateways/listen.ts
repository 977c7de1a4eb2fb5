import { createServer, type RequestListener } from 'node:http'

export interface RunningServer {
  url: string
  stop: () => Promise<void>
}

/** Starts an HTTP server on a free local port. */
export async function listen(handle: RequestListener): Promise<RunningServer> {
  const server = createServer(handle)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The listening server has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
