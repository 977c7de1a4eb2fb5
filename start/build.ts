import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressFolder } from './compress.ts'
import { exitCode } from './exit-code.ts'
import { root } from './paths.ts'
import { UsageError } from './settings.ts'

/** Source folders of each page, besides the lockfile, and its compression quality. The best quality saves a tenth of the playground's size and takes 18 of 20 seconds. */
const pages = {
  web: { folders: ['web', 'schema'], quality: 11 },
  playground: { folders: ['playground', 'docs'], quality: 9 },
}
const skipped = new Set(['node_modules', 'dist'])

function* filesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (skipped.has(entry.name)) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesBelow(path)
    else yield path
  }
}

function fingerprint(folders: string[]): string {
  const hash = createHash('sha256').update(readFileSync(join(root, 'pnpm-lock.yaml')))
  for (const folder of folders) {
    for (const file of filesBelow(join(root, folder))) {
      const { size, mtimeMs } = statSync(file)
      hash.update(`${file}:${size}:${mtimeMs}\n`)
    }
  }
  return hash.digest('hex')
}

/** Builds and compresses the web app and the playground if their sources changed since the last build. */
export async function ensureBuilt(): Promise<void> {
  for (const [page, { folders, quality }] of Object.entries(pages)) {
    const wanted = fingerprint(folders)
    const stamp = join(root, page, 'dist/.built-from')
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) continue
    console.log(`Building ${page} …`)
    const lines: Buffer[] = []
    const child = spawn(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
      cwd: join(root, page),
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const stop = () => child.kill()
    process.once('exit', stop)
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => lines.push(chunk))
    const code = await exitCode(child)
    process.off('exit', stop)
    if (code !== 0) throw new UsageError(`Building ${page} failed:\n${Buffer.concat(lines).toString()}`)
    await compressFolder(join(root, page, 'dist'), quality)
    writeFileSync(stamp, wanted)
  }
}

if (import.meta.main) await ensureBuilt()
