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
  /** Last lines of the output, which usually name the failures. */
  lastLines: string[]
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
  let recentOutput = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      write(chunk)
      recentOutput = (recentOutput + chunk.toString()).slice(-8000)
    })
  const code = await waitForExit(child)
  return {
    name,
    ok: code === 0,
    seconds: (performance.now() - started) / 1000,
    lastLines: recentOutput.trimEnd().split('\n').slice(-80),
  }
}

/** Splits output into parts: a line and the indented lines after it, such as an error and its reasons. */
const splitParts = (output: string) => output.split(/\n(?=\S)/)

/**
 * Like `runStage`, but prints the output only if the stage fails. Skips the parts in `printedParts` and adds the printed ones to it, because a
 * package repeats the type errors of the packages that it imports.
 */
export async function runQuietStage(stage: Stage, printedParts = new Set<string>()): Promise<Result> {
  const output: (string | Buffer)[] = []
  const result = await runStage(stage, (chunk) => output.push(chunk))
  if (!result.ok) {
    const parts = splitParts(Buffer.concat(output.map((chunk) => Buffer.from(chunk))).toString())
    print(`${parts.filter((part) => !printedParts.has(part.trim())).join('\n')}\n`)
    for (const part of parts) printedParts.add(part.trim())
  }
  return result
}

/** Runs stages in order, at most `count` at a time. Returns their results in the same order. */
export async function runPool(
  stages: Stage[],
  count: number,
  run: (stage: Stage) => Promise<Result>,
): Promise<Result[]> {
  const queue = [...stages.entries()]
  const results: Result[] = []
  const runNext = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [index, stage] = next
      results[index] = await run(stage)
    }
  }
  await Promise.all(Array.from({ length: count }, runNext))
  return results
}

/** Like `runPool`, but prints one output after the other: the output of the oldest running stage as it arrives, then the output of the next stage. */
export function runParallel(stages: Stage[], count: number): Promise<Result[]> {
  const outputs: { chunks: (string | Buffer)[]; isComplete: boolean }[] = []
  const printNext = () => {
    for (let [first] = outputs; first; [first] = outputs) {
      first.chunks.splice(0).forEach(print)
      if (!first.isComplete) return
      outputs.shift()
    }
  }
  return runPool(stages, count, async (stage) => {
    const output = { chunks: [] as (string | Buffer)[], isComplete: false }
    outputs.push(output)
    const result = await runStage(stage, (chunk) => {
      output.chunks.push(chunk)
      printNext()
    })
    output.isComplete = true
    printNext()
    return result
  })
}

/** Prints the last lines of failed stages again, then the table of stages, and sets the exit code. */
export function report(results: Result[]): void {
  const failed = results.filter(({ ok }) => !ok)
  for (const { name, lastLines } of failed) console.log(`\n── Last lines of ${name}:\n${lastLines.join('\n')}`)
  const width = Math.max(...results.map(({ name }) => name.length))
  console.log('')
  for (const { name, ok, seconds } of results) {
    console.log(`${name.padEnd(width)}  ${ok ? 'passed' : 'FAILED'}  ${seconds.toFixed(1).padStart(6)} s`)
  }
  console.log(failed.length === 0 ? '\nAll checks passed' : `\nFailed: ${failed.map(({ name }) => name).join(', ')}`)
  process.exitCode = failed.length === 0 ? 0 : 1
}
