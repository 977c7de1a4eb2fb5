/** Runs Lighthouse on screens of a running stack. Its package is fetched on demand, because it is larger than all other test packages together. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { agentOf, submitSignIn } from '../../../e2e/support/agent.ts'
import { run, createTemporaryFolder } from '../../../e2e/support/processes.ts'
import { reportGoal } from '../goals.ts'
import { median } from '../measure.ts'
import { executablePath, listingPath } from './browser.ts'

const lighthouse = 'lighthouse@13.5.0'
const runFile = promisify(execFile)

type Report = {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

type Scores = { performance: number; others: Record<string, number> }

async function runLighthouse(url: string, port: string, preset: 'mobile' | 'desktop'): Promise<Report> {
  const options = ['--output=json', '--quiet', `--port=${port}`, '--disable-storage-reset', '--max-wait-for-load=60000']
  const desktop = preset === 'desktop' ? ['--preset=desktop'] : []
  const { stdout } = await runFile('npx', ['--yes', lighthouse, url, ...options, ...desktop], {
    maxBuffer: 100_000_000,
  })
  return JSON.parse(stdout) as Report
}

/** Returns the median performance score of several runs, because machine load varies, and the lowest score of each other category. */
async function measureCategories(
  url: string,
  port: string,
  preset: 'mobile' | 'desktop',
  runs: number,
): Promise<Scores> {
  const reports: Report[] = []
  for (let turn = 0; turn < runs; turn++) reports.push(await runLighthouse(url, port, preset))
  const scoresOf = (category: string) =>
    reports.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100))
  const others = Object.keys(reports[0]?.categories ?? {}).filter((category) => category !== 'performance')
  return {
    performance: median(scoresOf('performance')),
    others: Object.fromEntries(others.map((category) => [category, Math.min(...scoresOf(category))])),
  }
}

/** Signs an agent in to a running Chromium and disconnects Playwright, whose script tracking would add 25 ms to every page load. */
async function signInAndDisconnect(url: string, endpoint: string): Promise<void> {
  const browser = await chromium.connectOverCDP(endpoint)
  const page = await browser.contexts()[0]?.newPage()
  if (!page) throw new Error('Chromium has no window.')
  const agent = agentOf(page)
  await page.goto(`${url}/en-US/login`)
  await submitSignIn(agent, 'agent@demo.test')
  await page.getByRole('heading', { level: 1, name: agent.t('profile:title') }).waitFor()
  await page.close()
  await browser.close()
}

/** Measures screens of the stack at a URL, first as a guest, then as an agent. */
export async function measureScores(url: string): Promise<void> {
  const profile = await createTemporaryFolder()
  const browser = run(executablePath ?? chromium.executablePath(), [
    '--headless',
    '--no-sandbox',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile.path}`,
  ])
  const endpoint = (await browser.waitForLine(/^DevTools listening on ws:/))
    .replace('DevTools listening on ', '')
    .trim()
  const { port } = new URL(endpoint)
  const measure = async (name: string, path: string, preset: 'mobile' | 'desktop', turns: number) => {
    const { performance, others } = await measureCategories(url + path, port, preset, turns)
    const otherScores = Object.entries(others).map(([category, score]) => `${category} ${score}`)
    reportGoal({
      name: `Lighthouse: ${name}, ${preset}`,
      goal: preset === 'mobile' ? '≥ 95, others 100' : '100',
      result: [performance, ...otherScores].join(', '),
      isReached:
        performance >= (preset === 'mobile' ? 95 : 100) && Object.values(others).every((score) => score === 100),
    })
  }
  try {
    await measure('login', '/en-US/login', 'mobile', 1)
    await signInAndDisconnect(url, endpoint)
    await measure('home', '/en-US', 'mobile', 3)
    await measure('listing', listingPath, 'mobile', 3)
    await measure('listing', listingPath, 'desktop', 1)
  } finally {
    const playwright = await chromium.connectOverCDP(endpoint)
    const devtools = await playwright.newBrowserCDPSession()
    // The browser may close before it responds.
    await Promise.allSettled([devtools.send('Browser.close')])
    await browser.ended
    await profile.remove()
  }
}
