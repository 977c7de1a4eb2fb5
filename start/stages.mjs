import { spawn } from 'node:child_process'
import { exitCode } from './install.mjs'
import { root } from './paths.mjs'
import { workspaceEnv } from './run.mjs'

/** A stage is a name and a command; its output is shown as it comes. */
export async function runStage({ name, command, env }) {
  const started = performance.now()
  console.log(`\n── ${name}: ${command.join(' ')}`)
  const [file, ...args] = command
  const code = await exitCode(
    spawn(file, args, { cwd: root, env: workspaceEnv(env), stdio: ['ignore', 'inherit', 'inherit'] }),
  )
  return { name, ok: code === 0, seconds: (performance.now() - started) / 1000 }
}

/** Like `runStage`, but holds the output back and shows it only when the stage fails, so that stages can run side by side. */
export async function runQuietStage({ name, command, env }) {
  const started = performance.now()
  const [file, ...args] = command
  const child = spawn(file, args, { cwd: root, env: workspaceEnv(env), stdio: ['ignore', 'pipe', 'pipe'] })
  const output = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk))
  const code = await exitCode(child)
  if (code !== 0) console.log(`\n── ${name}: ${command.join(' ')}\n${Buffer.concat(output)}`)
  return { name, ok: code === 0, seconds: (performance.now() - started) / 1000 }
}

/** Prints the table of stages and sets the exit code. */
export function report(results) {
  const width = Math.max(...results.map(({ name }) => name.length))
  console.log('')
  for (const { name, ok, seconds } of results) {
    console.log(`${name.padEnd(width)}  ${ok ? 'passed' : 'FAILED'}  ${seconds.toFixed(1).padStart(6)} s`)
  }
  const failed = results.filter(({ ok }) => !ok)
  console.log(failed.length === 0 ? '\nAll checks passed' : `\nFailed: ${failed.map(({ name }) => name).join(', ')}`)
  process.exitCode = failed.length === 0 ? 0 : 1
}
