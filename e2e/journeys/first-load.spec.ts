import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Page, expect, test } from '@playwright/test'
import { test as signedIn } from '../support/signed-in.ts'
import { isRtl, type Language, textsOf } from '../support/texts.ts'

/** Maximum gzipped bytes of JavaScript per screen (docs/adr/0041). */
const budgets = { login: 185_000, home: 290_000 }

/** Size of a built file as the server sends it to a client that accepts gzip. */
function gzipBytes(path: string): number {
  const file = join(import.meta.dirname, '../../web/dist', path)
  return statSync(existsSync(`${file}.gz`) ? `${file}.gz` : file).size
}

/** Expects the JavaScript that the page has loaded, including preloads and late chunks, to be at most `budget` bytes. */
async function expectJavaScriptWithin(page: Page, budget: number) {
  await page.waitForLoadState('networkidle')
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  const paths = new Set(loaded.map((url) => new URL(url).pathname).filter((path) => /^\/assets\/.*\.js$/.test(path)))
  const scripts = [...paths].map((path) => ({ path, bytes: gzipBytes(path) })).sort((a, b) => b.bytes - a.bytes)
  const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0)
  const table = scripts.slice(0, 20).map(({ path, bytes }) => `${(bytes / 1000).toFixed(1).padStart(7)} kB  ${path}`)
  expect(
    total,
    `JavaScript (gzip) in ${scripts.length} files, largest first:\n${table.join('\n')}`,
  ).toBeLessThanOrEqual(budget)
  // A page that failed to load would be within the budget, too.
  expect(total).toBeGreaterThan(50_000)
}

for (const path of ['/login', '/en-US/login']) {
  test(`keeps the sign-in page at ${path} within its JavaScript budget`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectJavaScriptWithin(page, budgets.login)
  })
}

signedIn('keeps the home page within its JavaScript budget', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectJavaScriptWithin(page, budgets.home)
  const layerRules = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .filter((rule) => rule instanceof CSSLayerBlockRule || rule instanceof CSSLayerStatementRule)
      .map(({ cssText }) => cssText.slice(0, 80)),
  )
  expect(layerRules, 'rules in cascade layers, which restyle the whole page when they are inserted').toEqual([])
})

/** Positions of the product name, the heading and the line below it, in px. */
async function readPositions(page: Page, root: string) {
  const parts = [
    page.locator(`${root} header :is(svg, img) + span`).first(),
    page.locator(`${root} h1`),
    page.locator(`${root} h1 + p`),
  ]
  const positions: Record<string, { x: number; y: number; width: number; height: number }> = {}
  for (const part of parts) {
    await expect(part).toBeVisible()
    positions[(await part.textContent()) ?? ''] = await part.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const { x, y, width, height } = range.getBoundingClientRect()
      return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) }
    })
  }
  return positions
}

const signInViews: [Language, number][] = [
  ['en-US', 1280],
  ['en-US', 390],
  ['ar-SA', 1280],
  ['ur-PK', 390],
  ['tr-TR', 800],
]
for (const [language, width] of signInViews) {
  test(`renders the sign-in heading before the app starts and does not move it: ${language}, ${width} px`, async ({
    page,
  }) => {
    let releaseScript = () => {}
    const released = new Promise<void>((resolve) => (releaseScript = resolve))
    await page.route(/\/assets\/start-.*\.js$/, async (route) => {
      await released
      await route.continue()
    })
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`/${language}/login`, { waitUntil: 'commit' })
    await expect(page.locator('#opening h1')).toHaveText(textsOf(language)('auth:signIn'))
    await page.evaluate(() => document.fonts.ready)
    const before = await readPositions(page, '#opening')
    releaseScript()
    await expect(page.locator('#root h1')).toBeVisible()
    await expect(page.locator('#opening')).toHaveCount(0)
    expect(await readPositions(page, '#root')).toEqual(before)
  })
}

const blockedFiles: Record<string, [Language, RegExp]> = {
  'its code': ['en-US', /\/assets\/start-.*\.js$/],
  'the texts that every screen needs': ['ur-PK', /\/assets\/(common|components|errors)-.*\.js$/],
}
for (const [missingPart, [language, files]] of Object.entries(blockedFiles)) {
  test(`reports that the app cannot start without ${missingPart}, and starts after a reload`, async ({ page }) => {
    const t = textsOf(language)
    await page.route(files, (route) => route.abort())
    await page.goto(`/${language}/login`)
    await expect(page.getByRole('alert')).toHaveText(t('errors:noAnswer'))
    await expect(page.locator('[lang]:has(> * > [role=alert])')).toHaveAttribute('dir', isRtl(language) ? 'rtl' : 'ltr')
    await page.unroute(files)
    await page.getByRole('button', { name: t('errors:reload') }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('auth:signIn') })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
}

signedIn('does not show the sign-in heading to a signed-in agent', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('#opening')) document.documentElement.dataset['opened'] = 'yes'
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/login')
  await expect(page.getByRole('banner')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.dataset['opened'])).toBeUndefined()
})
