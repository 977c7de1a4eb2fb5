import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { type Language, plainTexts } from './texts.ts'

/** Errors a page writes to its console from now on. */
export function listenForErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`))
  return errors
}

/** Rules of accessibility the page breaks, each with the places. */
async function brokenRules(page: Page, ...only: string[]): Promise<string[]> {
  // The mode without a second page to gather frames in: there are none, and it takes half the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], selectors: false })
  const { violations } = await (only.length > 0 ? axe.withRules(only) : axe).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}

/** What stands out of the window at its side, when the page scrolls sideways. */
export const sidewaysOverflow = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // A new width reaches the media queries with the next picture only.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const out = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 0 && (left < -0.5 || right > clientWidth + 0.5)
    })
    return [`${scrollWidth} px of ${clientWidth}`, ...out.map(({ outerHTML }) => outerHTML.slice(0, 160))]
  })

/** Addresses of pictures that show nothing, also of those far down the page. */
export const brokenPictures = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const pictures = [...document.images].filter((picture) => picture.checkVisibility())
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
    return pictures.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src.slice(0, 120))
  })

/** English texts of the app on a page of another language; the words that both share do not count. */
export async function englishLines(page: Page, language: Language): Promise<string[]> {
  const own = plainTexts(language)
  const foreign = new Set([...plainTexts('en-US')].flatMap(([key, text]) => (own.get(key) === text ? [] : [text])))
  // A word that the language uses in one place may differ in another.
  for (const text of own.values()) foreign.delete(text)
  const lines = (await page.locator('body').innerText()).split('\n').map((line) => line.trim())
  return [...new Set(lines.filter((line) => foreign.has(line)))]
}

/** Widths of a phone, a tablet and a small laptop. */
const widest = 1280
const widths = [widest, 768, 360]

/** A fault is told and the screens after it are looked at all the same. */
const softly = expect.configure({ soft: true })

/** Every width without sideways scrolling, and no broken pictures. */
export async function expectToFit(page: Page, what: string): Promise<void> {
  for (const width of widths) {
    const overflow = async () => {
      await page.setViewportSize({ width, height: 900 })
      const found = await sidewaysOverflow(page)
      // A browser in a hurry may keep the styles of the width before: the next look comes from afar.
      if (found.length > 0) await page.setViewportSize({ width: widest, height: 900 })
      return found
    }
    await softly.poll(overflow, `${what} at ${width} px`).toEqual([])
  }
  await page.setViewportSize({ width: widest, height: 900 })
  await softly.poll(() => brokenPictures(page), `pictures of ${what}`).toEqual([])
}

/** Waits until nothing is on its way from one look to another; what never ends, like a skeleton's breath, is not waited for. */
const stillness = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    const ending = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })

/** No rule of accessibility broken, in the light and in the dark. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  const switchDark = async (dark: boolean) => {
    await page.evaluate((on) => document.documentElement.classList.toggle('dark', on), dark)
    await stillness(page)
  }
  await stillness(page)
  softly(await brokenRules(page), `${what}, light`).toEqual([])
  await switchDark(true)
  softly(await brokenRules(page, 'color-contrast'), `${what}, dark`).toEqual([])
  await switchDark(false)
}
