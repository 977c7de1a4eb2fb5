/** `npm run bench`: measures the server against a floor and three peers in one run. */
import { spawn } from 'node:child_process'
import { ensureInstalled, exitCode } from './install.mjs'
import { root } from './paths.mjs'
import { workspaceEnv } from './run.mjs'

await ensureInstalled()
process.exitCode = await exitCode(
  spawn('node', ['bench/src/main.ts'], { cwd: root, env: workspaceEnv({ NODE_ENV: 'test' }), stdio: 'inherit' }),
)
