/** Lighthouse in the lab, on screens of a running stack. Its package is fetched when it is needed: it is larger than all others of the tests together. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const lighthouse = 'lighthouse@13.5.0'
const run = promisify(execFile)

type Report = {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

export type Scores = { performance: number; others: Record<string, number> }

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

async function report(url: string, port: number, preset: 'mobile' | 'desktop'): Promise<Report> {
  const options = ['--output=json', '--quiet', `--port=${port}`, '--disable-storage-reset', '--max-wait-for-load=60000']
  const desktop = preset === 'desktop' ? ['--preset=desktop'] : []
  const { stdout } = await run('npx', ['--yes', lighthouse, url, ...options, ...desktop], { maxBuffer: 100_000_000 })
  return JSON.parse(stdout) as Report
}

/** Median performance of some runs, which differ by the load of the machine, and the least of the other categories. */
export async function scores(url: string, port: number, preset: 'mobile' | 'desktop', runs: number): Promise<Scores> {
  const reports: Report[] = []
  for (let turn = 0; turn < runs; turn++) reports.push(await report(url, port, preset))
  const of = (category: string) => reports.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100))
  const others = Object.keys(reports[0]?.categories ?? {}).filter((category) => category !== 'performance')
  return {
    performance: median(of('performance')),
    others: Object.fromEntries(others.map((category) => [category, Math.min(...of(category))])),
  }
}
