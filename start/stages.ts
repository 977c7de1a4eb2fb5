import { spawn } from 'node:child_process'
import { waitForExit } from './exit-code.ts'
import { root } from './paths.ts'

export interface Stage {
  name: string
  command: string[]
  env?: Record<string, string>
}

export interface Result {
  name: string
  ok: boolean
  seconds: number
}

type Write = (chunk: string | Buffer) => unknown

const print: Write = (chunk) => process.stdout.write(chunk)
/** Tools drop their colors when they write to a pipe. */
const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}

/** Runs a stage (a name and a command) and streams its output to `write`. */
export async function runStage({ name, command, env }: Stage, write = print): Promise<Result> {
  const started = performance.now()
  write(`\n── ${name}: ${command.join(' ')}\n`)
  const [file = '', ...args] = command
  const child = spawn(file, args, {
    cwd: root,
    env: { ...process.env, ...color, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) stream.on('data', write)
  const code = await waitForExit(child)
  return { name, ok: code === 0, seconds: (performance.now() - started) / 1000 }
}

/** Splits output into parts: a line and the indented lines after it, such as an error and its reasons. */
const splitParts = (output: string) => output.split(/\n(?=\S)/)

/**
 * Like `runStage`, but prints the output only if the stage fails. Parts in `shown` are skipped and new ones are added to it, because a package
 * repeats the type errors of the packages that it imports.
 */
export async function runQuietStage(stage: Stage, shown = new Set<string>()): Promise<Result> {
  const output: (string | Buffer)[] = []
  const result = await runStage(stage, (chunk) => output.push(chunk))
  if (!result.ok) {
    const parts = splitParts(Buffer.concat(output.map((chunk) => Buffer.from(chunk))).toString())
    print(`${parts.filter((part) => !shown.has(part.trim())).join('\n')}\n`)
    for (const part of parts) shown.add(part.trim())
  }
  return result
}

/**
 * Runs lists of stages (lanes) in parallel. The first lane prints its output as it runs. The output of other stages is printed as a whole, between two
 * stages of the first lane, so that outputs never mix. Once the first lane has finished, each stage is printed when it ends.
 */
export async function runLanes(first: Stage[], ...others: Stage[][]): Promise<Result[]> {
  const results: Result[] = []
  const finished: (string | Buffer)[] = []
  let isFirstLaneRunning = true
  const printFinished = () => finished.splice(0).forEach(print)

  const runFirstLane = async () => {
    for (const stage of first) {
      results.push(await runStage(stage))
      printFinished()
    }
    isFirstLaneRunning = false
  }
  const runOtherLane = async (lane: Stage[]) => {
    for (const stage of lane) {
      const output: (string | Buffer)[] = []
      results.push(await runStage(stage, (chunk) => output.push(chunk)))
      finished.push(...output)
      if (!isFirstLaneRunning) printFinished()
    }
  }
  await Promise.all([runFirstLane(), ...others.map(runOtherLane)])
  return [first, ...others].flat().flatMap(({ name }) => results.find((result) => result.name === name) ?? [])
}

/** Prints the table of stages and sets the exit code. */
export function report(results: Result[]): void {
  const width = Math.max(...results.map(({ name }) => name.length))
  console.log('')
  for (const { name, ok, seconds } of results) {
    console.log(`${name.padEnd(width)}  ${ok ? 'passed' : 'FAILED'}  ${seconds.toFixed(1).padStart(6)} s`)
  }
  const failed = results.filter(({ ok }) => !ok)
  console.log(failed.length === 0 ? '\nAll checks passed' : `\nFailed: ${failed.map(({ name }) => name).join(', ')}`)
  process.exitCode = failed.length === 0 ? 0 : 1
}
