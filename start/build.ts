import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressFolder } from './compress.ts'
import { waitForExit } from './exit-code.ts'
import { root } from './paths.ts'
import { UsageError } from './settings.ts'

/** Source folders and compression quality of each page. For the playground, the best quality would save a tenth of the size, but take 18 of the build's 20 seconds. */
const pages = {
  web: { folders: ['web', 'schema'], quality: 11 },
  playground: { folders: ['playground', 'docs'], quality: 9 },
}
const ignoredFolders = new Set(['node_modules', 'dist'])

function* listFiles(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (ignoredFolders.has(entry.name)) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* listFiles(path)
    else yield path
  }
}

function hashSources(folders: string[]): string {
  const hash = createHash('sha256').update(readFileSync(join(root, 'pnpm-lock.yaml')))
  for (const folder of folders) {
    for (const file of listFiles(join(root, folder))) {
      const { size, mtimeMs } = statSync(file)
      hash.update(`${file}:${size}:${mtimeMs}\n`)
    }
  }
  return hash.digest('hex')
}

/** Builds and compresses the web app and the playground if their sources changed since the last build. */
export async function ensureBuilt(): Promise<void> {
  for (const [page, { folders, quality }] of Object.entries(pages)) {
    const sourceHash = hashSources(folders)
    const stampFile = join(root, page, 'dist/.built-from')
    if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === sourceHash) continue
    console.log(`Building ${page} …`)
    const output: Buffer[] = []
    const child = spawn(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
      cwd: join(root, page),
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const killBuild = () => child.kill()
    process.once('exit', killBuild)
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk))
    const code = await waitForExit(child)
    process.off('exit', killBuild)
    if (code !== 0) throw new UsageError(`Building ${page} failed:\n${Buffer.concat(output).toString()}`)
    await compressFolder(join(root, page, 'dist'), quality)
    writeFileSync(stampFile, sourceHash)
  }
}

if (import.meta.main) await ensureBuilt()
