/** Runs a command on the workspace's own Node: `node start/run.mjs graphql-codegen --config codegen.ts`. */
import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { ensureInstalled, exitCode } from './install.mjs'
import { compileCache, root } from './paths.mjs'

/** Environment that finds the workspace's `node` and commands first. */
export const workspaceEnv = (more = {}) => ({
  NODE_COMPILE_CACHE: compileCache,
  ...process.env,
  PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
  ...more,
})

if (process.argv[1] === import.meta.filename) {
  await ensureInstalled()
  const [command, ...args] = process.argv.slice(2)
  process.exitCode = await exitCode(spawn(command, args, { cwd: root, env: workspaceEnv(), stdio: 'inherit' }))
}
