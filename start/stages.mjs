import { spawn } from 'node:child_process'
import { exitCode } from './install.mjs'
import { root } from './paths.mjs'
import { workspaceEnv } from './run.mjs'

const print = (chunk) => process.stdout.write(chunk)
/** A pipe is no terminal, so tools would drop their colors. */
const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}

/** Runs a stage, which is a name and a command, and passes its output to `write` as it comes. */
export async function runStage({ name, command, env }, write = print) {
  const started = performance.now()
  write(`\n── ${name}: ${command.join(' ')}\n`)
  const [file, ...args] = command
  const child = spawn(file, args, {
    cwd: root,
    env: workspaceEnv({ ...color, ...env }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) stream.on('data', write)
  const code = await exitCode(child)
  return { name, ok: code === 0, seconds: (performance.now() - started) / 1000 }
}

/** Like `runStage`, but shows the output only when the stage fails. */
export async function runQuietStage(stage) {
  const output = []
  const result = await runStage(stage, (chunk) => output.push(chunk))
  if (!result.ok) output.forEach(print)
  return result
}

/**
 * Runs two lists of stages side by side. The first lane prints as it goes; a stage of the second one is printed as a whole, between two stages of the
 * first, so that their outputs never mix.
 */
export async function runLanes(first, second) {
  const results = []
  const finished = []
  let current = []
  let holding = true
  const printFinished = () => finished.splice(0).forEach(print)

  const firstLane = async () => {
    for (const stage of first) {
      results.push(await runStage(stage))
      printFinished()
    }
    holding = false
    current.splice(0).forEach(print)
  }
  const secondLane = async () => {
    for (const stage of second) {
      results.push(await runStage(stage, (chunk) => (holding ? current.push(chunk) : print(chunk))))
      if (!holding) continue
      finished.push(...current)
      current = []
    }
  }
  await Promise.all([firstLane(), secondLane()])
  printFinished()
  return [...first, ...second].map(({ name }) => results.find((result) => result.name === name))
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
