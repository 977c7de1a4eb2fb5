import { spawn } from 'node:child_process'
import { exitCode } from './exit-code.ts'
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
  const code = await exitCode(child)
  return { name, ok: code === 0, seconds: (performance.now() - started) / 1000 }
}

/** Splits output into lines with their indented lines, such as an error with its reasons. */
const partsOf = (output: string) => output.split(/\n(?=\S)/)

/**
 * Like `runStage`, but shows output only when the stage fails. It skips parts in `shown` and adds the new ones, because packages that
 * import another one repeat its type errors.
 */
export async function runQuietStage(stage: Stage, shown = new Set<string>()): Promise<Result> {
  const output: (string | Buffer)[] = []
  const result = await runStage(stage, (chunk) => output.push(chunk))
  if (!result.ok) {
    const parts = partsOf(Buffer.concat(output.map((chunk) => Buffer.from(chunk))).toString())
    print(`${parts.filter((part) => !shown.has(part.trim())).join('\n')}\n`)
    for (const part of parts) shown.add(part.trim())
  }
  return result
}

/**
 * Runs lists of stages side by side. The first lane prints as it goes; stages of other lanes are printed as a whole, between two stages of the first,
 * so that outputs never mix. Once the first lane has finished, a stage is printed when it ends.
 */
export async function runLanes(first: Stage[], ...others: Stage[][]): Promise<Result[]> {
  const results: Result[] = []
  const finished: (string | Buffer)[] = []
  let holding = true
  const printFinished = () => finished.splice(0).forEach(print)

  const firstLane = async () => {
    for (const stage of first) {
      results.push(await runStage(stage))
      printFinished()
    }
    holding = false
  }
  const otherLane = async (lane: Stage[]) => {
    for (const stage of lane) {
      const output: (string | Buffer)[] = []
      results.push(await runStage(stage, (chunk) => output.push(chunk)))
      finished.push(...output)
      if (!holding) printFinished()
    }
  }
  await Promise.all([firstLane(), ...others.map(otherLane)])
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
