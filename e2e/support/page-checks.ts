import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { findMisplacedControls } from './reading-order.ts'
import { type Language, plainTexts } from './texts.ts'
import { findSmallTargets } from './touch-targets.ts'

/** Starts to collect the errors that a page writes to its console. */
export function listenForErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`))
  return errors
}

/** Forces the layout of off-screen content, so that checks see it. */
export const layOutAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets = [sheet]
  })

/** Accessibility rules the page violates, with the offending elements. */
async function findViolations(page: Page, ...only: string[]): Promise<string[]> {
  // Legacy mode skips the second page that collects frames. The app has no frames, and the check takes half as long.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], selectors: false })
  const results = await (only.length > 0 ? axe.withRules(only) : axe).analyze()
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}

/** Elements that make the page scroll horizontally. */
export const findHorizontalOverflow = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // Media queries see a new width only in the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const overflowing = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 0 && (left < -0.5 || right > clientWidth + 0.5)
    })
    return [`${scrollWidth} px of ${clientWidth}`, ...overflowing.map(({ outerHTML }) => outerHTML.slice(0, 160))]
  })

/** Texts that overflow their tinted or bordered box, such as a chip, by more than a pixel. */
const findOverflowingTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isTransparent = (color: string) => color.endsWith(', 0)')
    const isBox = ({ display, backgroundColor, borderTopWidth }: CSSStyleDeclaration) =>
      display !== 'inline' && (!isTransparent(backgroundColor) || borderTopWidth !== '0px')
    /** The nearest box; undefined if the text is deliberately truncated. */
    const boxOf = (element: Element | null): Element | undefined => {
      if (!element || element === document.body) return undefined
      const style = getComputedStyle(element)
      if (style.overflowX !== 'visible') return undefined
      return isBox(style) ? element : boxOf(element.parentElement)
    }
    const found = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim()
      const element = node.parentElement
      if (!text || element?.closest('option, svg') || !element?.checkVisibility({ opacityProperty: true })) continue
      const box = boxOf(element)?.getBoundingClientRect()
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const { left, right, width } of range.getClientRects()) {
        // Texts for screen readers are a pixel wide.
        if (!box || box.width < 3 || width < 3) continue
        const excess = Math.max(box.left - left, right - box.right)
        if (excess > 1) found.add(`${text.slice(0, 40)} by ${excess.toFixed(0)} px`)
      }
    }
    return [...found]
  })

/** Text sizes (px) and weights of the theme. */
const sizes = [12, 13, 14, 18, 24, 32]
const weights = [400, 500, 600]

/** Finds texts in a size or weight outside the type scale. Skips text in SVGs, and form fields, which need a larger size so that phones do not zoom in. */
export const findOffScaleTexts = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([allowedSizes, allowedWeights]) => {
      const found = new Set<string>()
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent?.trim()
        const element = node.parentElement
        if (!text || element?.closest('option, svg, textarea, style, script, noscript') || !element?.checkVisibility())
          continue
        const { fontSize, fontWeight } = getComputedStyle(element)
        if (!allowedSizes?.includes(Number.parseFloat(fontSize)) || !allowedWeights?.includes(Number(fontWeight)))
          found.add(`${fontSize}, ${fontWeight}: ${text.slice(0, 40)}`)
      }
      return [...found]
    },
    [sizes, weights],
  )

/** Returns the URLs of images that failed to load, including lazily loaded images below the fold. */
export const findBrokenImages = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const pictures = [...document.images].filter((picture) => picture.checkVisibility())
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
    return pictures.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src.slice(0, 120))
  })

/** Returns the lines of a translated page that are still in English, except lines that are identical in both languages. */
export async function findEnglishLines(page: Page, language: Language): Promise<string[]> {
  const translations = plainTexts(language)
  const englishTexts = new Set(
    [...plainTexts('en-US')].flatMap(([key, text]) => (translations.get(key) === text ? [] : [text])),
  )
  // Two English texts may be equal while their translations differ.
  for (const text of translations.values()) englishTexts.delete(text)
  const lines = (await page.locator('body').innerText()).split('\n').map((line) => line.trim())
  return [...new Set(lines.filter((line) => englishTexts.has(line)))]
}

/** Viewport widths: a small laptop at 100%, 200% and 400% zoom (1280, 640 and 320 px), tablets and phones. */
const widest = 1280
const phone = 360
const widths = [widest, 1024, 900, 768, 640, 390, phone, 320]

/** Variant of `expect` that reports a failure and continues the test. */
const softly = expect.configure({ soft: true })

/** Expects no horizontal scrolling and no overflowing text at any width, controls in reading order, large enough touch targets on phones, and no broken images. */
export async function expectToFit(page: Page, label: string): Promise<void> {
  for (const width of widths) {
    const overflow = async () => {
      await page.setViewportSize({ width, height: 900 })
      const found = [...(await findHorizontalOverflow(page)), ...(await findOverflowingTexts(page))]
      // Under load the browser may still show the styles of the previous width, so the next attempt resizes from the widest again.
      if (found.length > 0) await page.setViewportSize({ width: widest, height: 900 })
      return found
    }
    await softly.poll(overflow, `${label} at ${width} px`).toEqual([])
    if (width === widest || width === phone)
      softly(await findMisplacedControls(page), `order of controls in ${label} at ${width} px`).toEqual([])
    if (width === phone) softly(await findSmallTargets(page), `targets in ${label} at ${width} px`).toEqual([])
  }
  await page.setViewportSize({ width: widest, height: 900 })
  await softly.poll(() => findBrokenImages(page), `images of ${label}`).toEqual([])
}

/** Waits for running animations, except endless animations such as a skeleton's pulse. */
const waitForAnimations = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    const finiteAnimations = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    await Promise.allSettled(finiteAnimations.map(({ finished }) => finished))
  })

/** Switches between light and dark mode without transitions. */
const setDarkMode = (page: Page, isDark: boolean): Promise<void> =>
  page.evaluate((on) => {
    const noTransitions = document.createElement('style')
    noTransitions.textContent = '*, ::before, ::after { transition: none !important }'
    document.head.append(noTransitions)
    document.documentElement.classList.toggle('dark', on)
    // The new colors apply before transitions are back.
    document.body.getBoundingClientRect()
    noTransitions.remove()
  }, isDark)

/** Expects no accessibility violations in the current color mode. */
export async function expectAccessibleNow(page: Page, label: string): Promise<void> {
  await waitForAnimations(page)
  softly(await findViolations(page), label).toEqual([])
}

/** Expects enough contrast in the current color mode. */
export async function expectContrast(page: Page, label: string): Promise<void> {
  await waitForAnimations(page)
  softly(await findViolations(page, 'color-contrast'), label).toEqual([])
}

/** Expects no accessibility violations in light and dark mode. */
export async function expectAccessible(page: Page, label: string): Promise<void> {
  await expectAccessibleNow(page, `${label}, light`)
  await setDarkMode(page, true)
  await expectContrast(page, `${label}, dark`)
  await setDarkMode(page, false)
}
