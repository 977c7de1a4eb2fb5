import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { listen } from './listen.ts'

/** Starts a separate Redis server. Fails if Redis is not installed, because tests are never skipped. */
export async function startRedis() {
  const { port, close } = await listen(createServer())
  await close()
  const child = spawn('redis-server', [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
  ])
  await new Promise<void>((resolve, reject) => {
    child.on('error', () => reject(new Error('redis-server is missing: apt-get install redis-server')))
    child.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('Ready to accept connections')) resolve()
    })
  })
  async function stop(): Promise<void> {
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'exit')
  }
  return { url: `redis://127.0.0.1:${port}`, stop }
}
