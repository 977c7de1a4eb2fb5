/** `npm run bench`: measures the product against its goals, a lower bound and three peers; arguments select parts. */
import { spawn } from 'node:child_process'
import { ensureInstalled, exitCode } from './install.mjs'
import { root } from './paths.mjs'
import { workspaceEnv } from './run.mjs'

await ensureInstalled()
process.exitCode = await exitCode(
  spawn('node', ['bench/src/main.ts', ...process.argv.slice(2)], {
    cwd: root,
    env: workspaceEnv({ NODE_ENV: 'test' }),
    stdio: 'inherit',
  }),
)
