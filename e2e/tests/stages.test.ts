import { describe, expect, test } from 'vitest'
import { run } from '../support/processes.ts'

/** Creates a stage that prints a numbered line every 20 ms. */
const countingStage = (name: string, lines: number, exit = 0) => ({
  name,
  command: [
    'node',
    '-e',
    `let n = 0; const timer = setInterval(() => { console.log('${name}', ++n); if (n === ${lines}) { clearInterval(timer); process.exitCode = ${exit} } }, 20)`,
  ],
})

async function runParallel(stages: object[], count: number) {
  const script = `
    import { report, runParallel } from './start/stages.ts'
    report(await runParallel(${JSON.stringify(stages)}, ${count}))
  `
  const running = run('node', ['--input-type=module', '-e', script])
  const { code } = await running.ended
  const lines = running.output().stdout.split('\n').filter(Boolean)
  return { code, lines }
}

test('prints a type error only once if several packages report it', async () => {
  const failingStage = (text: string) => ({
    name: text.length.toString(),
    command: ['node', '-e', `console.log(${JSON.stringify(text)}); process.exitCode = 1`],
  })
  const sharedError = 'graphql-server/src/a.ts(1,2): error TS2322: not assignable.\n  Its reason.'
  const script = `
    import { runQuietStage } from './start/stages.ts'
    const printedErrors = new Set()
    for (const stage of ${JSON.stringify([failingStage(sharedError), failingStage(`${sharedError}\ne2e/b.ts(3,4): error TS1: another.`)])}) await runQuietStage(stage, printedErrors)
  `
  const running = run('node', ['--input-type=module', '-e', script])
  await running.ended
  const errors = running
    .output()
    .stdout.split('\n')
    .filter((line) => /^\w.*error|^ {2}Its/.test(line))
  expect(errors).toEqual([...sharedError.split('\n'), 'e2e/b.ts(3,4): error TS1: another.'])
})

describe('parallel stages', () => {
  test('print their output one stage after the other, then a table and a verdict', async () => {
    const stages = Object.entries({ a: 8, b: 20, c: 3, d: 8, e: 30 })
    const { code, lines } = await runParallel(
      stages.map(([name, count]) => countingStage(name, count)),
      3,
    )
    const order = lines.flatMap((line) => /^([a-e]) \d+$/.exec(line)?.[1] ?? [])
    expect(order).toEqual(stages.flatMap(([name, count]) => Array.from({ length: count }, () => name)))
    expect(lines.slice(-6).map((line) => line.replace(/ +[\d.]+ s$/, ''))).toEqual([
      'a  passed',
      'b  passed',
      'c  passed',
      'd  passed',
      'e  passed',
      'All checks passed',
    ])
    expect(code).toBe(0)
  })

  test('continue after one of them fails, repeat its last lines at the end, and name it in the verdict', async () => {
    const { code, lines } = await runParallel([countingStage('a', 2, 1), countingStage('b', 4)], 1)
    expect(lines.at(-1)).toBe('Failed: a')
    const end = lines.slice(lines.indexOf('── Last lines of a:') + 1)
    expect(end.slice(0, 2)).toEqual(['a 1', 'a 2'])
    expect(lines).toContain('b 4')
    expect(code).toBe(1)
  })
})
