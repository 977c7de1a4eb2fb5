import { expect, type Page } from '@playwright/test'
import { agentOf } from '../support/agent.ts'
import { bookingRows, listing } from '../support/booking.ts'
import { heading } from '../support/screens.ts'
import { test } from '../support/signed-in.ts'
import { type Language, languages } from '../support/texts.ts'

const latin = 'hanken-grotesk-latin-wght'
const fonts: Record<Language, string[]> = {
  'en-US': [latin],
  'ar-SA': [latin, 'vazirmatn-arabic-wght'],
  'tr-TR': [latin, 'hanken-grotesk-latin-ext-wght'],
  'id-ID': [latin],
  'ur-PK': [latin, 'noto-nastaliq-urdu-wght', 'vazirmatn-arabic-wght'],
}

/** Returns the names of font files without the hash that the build adds. */
const fontNames = (urls: string[]) => urls.map((url) => /\/assets\/(.*)-normal-/.exec(url)?.[1] ?? url).sort()

test.describe('as a guest', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  for (const language of languages) {
    test(`preloads and uses only the required fonts on the sign-in page in ${language}`, async ({ page }) => {
      await page.goto(`/${language}/login`)
      await expect(heading(page)).toBeVisible()
      await page.waitForLoadState('networkidle')
      const preloaded = await page
        .locator('link[rel=preload][as=font]')
        .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
      const loaded = await page.evaluate(async () => {
        await document.fonts.ready
        return performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.woff2') ? [name] : []))
      })
      expect(fontNames(preloaded)).toEqual([...fonts[language]].sort())
      expect(fontNames([...new Set(loaded)])).toEqual([...fonts[language]].sort())
      // If no text uses a preloaded font, its font face stays unloaded.
      const faces = await page.evaluate(() =>
        [...document.fonts].flatMap(({ family, status }) => (status === 'loaded' ? [family.replaceAll('"', '')] : [])),
      )
      const families: Partial<Record<Language, string>> = {
        'ar-SA': 'Vazirmatn Variable',
        'ur-PK': 'Noto Nastaliq Urdu Variable',
      }
      expect(faces).toContain('Hanken Grotesk Variable')
      if (families[language]) expect(faces).toContain(families[language])
    })
  }
})

/** Finds Urdu texts whose strokes are clipped at the top by more than a pixel. */
const findClippedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d')
    const clips = (element: Element) => /hidden|clip|auto|scroll/.test(getComputedStyle(element).overflowY)
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? ''
      const element = node.parentElement
      if (!canvas || !element?.checkVisibility() || !/\p{Script=Arabic}/u.test(text)) continue
      let clippingElement: Element | null = element
      while (clippingElement && !clips(clippingElement)) clippingElement = clippingElement.parentElement
      if (!clippingElement || clippingElement === document.documentElement || clippingElement === document.body)
        continue
      const { fontWeight, fontSize, fontFamily } = getComputedStyle(element)
      if (!fontFamily.includes('Nastaliq')) continue
      canvas.font = `${fontWeight} ${fontSize} ${fontFamily}`
      const ink = canvas.measureText(text)
      const range = document.createRange()
      range.selectNodeContents(node)
      const [line] = range.getClientRects()
      const frame = clippingElement.getBoundingClientRect()
      // Skips text that starts outside the frame, because it is scrolled away or deliberately on a second line.
      if (!line || line.width < 2 || frame.width < 2 || line.top < frame.top - 8) continue
      // The baseline is below the top of the line box by the ascent of the first font: 112% of the font size.
      const top = line.top + Number.parseFloat(fontSize) * 1.12 - ink.actualBoundingBoxAscent
      if (top < frame.top - 1) found.push(`${text.slice(0, 40)} by ${(frame.top - top).toFixed(1)} px`)
    }
    return found
  })

/** Finds Nastaliq headings whose strokes overflow their boxes on the right. */
const findOverhangingHeadings = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d')
    return [...document.querySelectorAll('h1, h2, h3')].flatMap((element) => {
      const style = getComputedStyle(element)
      const text = element.textContent.trim()
      if (!canvas || !element.checkVisibility() || !style.fontFamily.includes('Nastaliq')) return []
      if (!/^\p{Script=Arabic}/u.test(text)) return []
      canvas.direction = 'rtl'
      canvas.textAlign = 'right'
      canvas.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
      const overhang = canvas.measureText(text).actualBoundingBoxRight - Number.parseFloat(style.paddingRight)
      return overhang > 0.5 ? [`${text.slice(0, 40)} by ${overhang.toFixed(1)} px`] : []
    })
  })

test('sets Urdu headings in Nastaliq without clipping them or making rows much taller', async ({ page }) => {
  await page.goto('/ur-PK/about-us')
  await expect(heading(page)).toBeVisible()
  const screens: Record<string, () => Promise<void>> = {
    '/': () => expect(heading(page)).toBeVisible(),
    [listing]: () => expect(page.getByRole('article').first()).toBeVisible({ timeout: 60_000 }),
    '/my-bookings': () => expect(bookingRows(page).first()).toBeVisible(),
  }
  for (const [path, waitForContent] of Object.entries(screens)) {
    await page.goto(path)
    await waitForContent()
    await page.waitForLoadState('networkidle')
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await findClippedTexts(page), `${path} at ${width} px`).toEqual([])
      expect.soft(await findOverhangingHeadings(page), `${path} at ${width} px`).toEqual([])
    }
    const family = await heading(page).evaluate((element) => getComputedStyle(element).fontFamily)
    expect(family).toContain('Noto Nastaliq Urdu Variable')
  }
  await page.setViewportSize({ width: 1280, height: 900 })
  const row = await bookingRows(page)
    .filter({ hasNotText: /\bHotel\b.*\bHotel\b/ })
    .first()
    .boundingBox()
  expect(row?.height).toBeLessThan(80)
  const cell = await bookingRows(page)
    .first()
    .evaluate((element) => getComputedStyle(element).fontFamily)
  expect(cell).toContain('Vazirmatn Variable')
  expect(cell).not.toContain('Nastaliq')
})

test('sets Arabic text on an Urdu page in the Arabic font', async ({ page }) => {
  await page.goto('/ur-PK/about-us')
  await expect(heading(page)).toBeVisible()
  const family = await heading(page).evaluate((element) => {
    element.setAttribute('lang', 'ar')
    return getComputedStyle(element).fontFamily
  })
  expect(family).toContain('Vazirmatn Variable')
  expect(family).not.toContain('Nastaliq')
})

test('uses the device’s color mode until the user chooses one', async ({ page }) => {
  const { t } = agentOf(page)
  const root = page.locator('html')
  await page.goto('/en-US/about-us')
  await expect(page.getByRole('button', { name: t('common:theme.dark') })).toBeVisible()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(root).toHaveClass(/dark/)
  await page.getByRole('button', { name: t('common:theme.light') }).click()
  await expect(root).not.toHaveClass(/dark/)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.reload()
  await expect(page.getByRole('button', { name: t('common:theme.dark') })).toBeVisible()
  await expect(root).not.toHaveClass(/dark/)
})
