import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** URL of a database in the cluster. */
export const postgresUrl = (socketFolder: string, database: string): string =>
  `postgres://postgres@/${database}?host=${encodeURIComponent(socketFolder)}`

/** Finds the folder of the newest installed PostgreSQL; empty if its programs are on the PATH. */
function findPostgresBinaries() {
  const versions = '/usr/lib/postgresql'
  try {
    const newest = readdirSync(versions).sort((a, b) => Number(b) - Number(a))[0]
    if (newest) return join(versions, newest, 'bin')
  } catch {
    // Not a Debian layout, so the PATH is used.
  }
  return ''
}

/**
 * Starts a scratch cluster on a socket in the folder and returns a function that stops it. PostgreSQL refuses to run as root, so root
 * starts it as user postgres.
 */
export async function startPostgres(folder: string) {
  const isRoot = process.getuid?.() === 0
  const readId = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  const user = isRoot ? { uid: readId('-u'), gid: readId('-g') } : {}
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid)
  const bin = findPostgresBinaries()
  const data = join(folder, 'cluster')
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C', '--no-sync'],
    {
      ...user,
      cwd: folder,
      stdio: 'ignore',
    },
  )
  const options = { listen_addresses: '', unix_socket_directories: folder, fsync: 'off', max_connections: '200' }
  const flags = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...flags], {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const lines: string[] = []
  for await (const line of createInterface({ input: server.stderr })) {
    lines.push(line)
    if (line.includes('ready to accept connections')) break
  }
  if (server.exitCode !== null) throw new Error(`PostgreSQL did not start:\n${lines.join('\n')}`)
  server.stderr.resume()
  return async () => {
    server.kill('SIGINT')
    await once(server, 'exit')
  }
}
