import { expect, type Page, test } from '@playwright/test'
import { type Agent, agentOf } from './agent.ts'
import {
  englishLines,
  expectAccessibleNow,
  expectContrast,
  expectToFit,
  layOutAll,
  listenForErrors,
  strayType,
} from './page-checks.ts'
import { isRtl, type Language, languages } from './texts.ts'

/** Screens by name, in the order they are opened; each may continue from the previous one's page. */
export type Screens = Record<string, (agent: Agent) => Promise<void>>

export const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Opens an address in the running app, as Back and Forward do: much faster than a page load. */
export const visit = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)

/** Color mode for each checked language. One language checks every rule, the other only colors, which are the only difference in dark mode. */
const accessibilityMode: Partial<Record<Language, 'light' | 'dark'>> = { 'en-US': 'light', 'ar-SA': 'dark' }

async function check({ page, language }: Agent, screen: string): Promise<void> {
  // Earlier results stay faded until the next ones arrive.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await layOutAll(page)
  const mode = accessibilityMode[language]
  if (mode) {
    const isDark = await page.evaluate(() => document.documentElement.classList.contains('dark'))
    expect(isDark).toBe(mode === 'dark')
    await (isDark ? expectContrast : expectAccessibleNow)(page, `${screen}, ${mode}`)
  }
  expect.soft(await strayType(page), `type of ${screen}`).toEqual([])
  await expectToFit(page, screen)
  if (language !== 'en-US') expect.soft(await englishLines(page, language), `English in ${screen}`).toEqual([])
}

/** Registers one test per language that opens the screens and checks accessibility, width, pictures, language, direction and the console. */
export function testScreens(
  group: string,
  screens: Screens,
  register: (title: string, body: (fixtures: { page: Page }) => Promise<void>) => void = test,
): void {
  for (const language of languages) {
    register(`${group} in ${language}`, async ({ page }) => {
      const agent = agentOf(page, language)
      const errors = listenForErrors(page)
      await page.emulateMedia({ colorScheme: accessibilityMode[language] ?? 'light' })
      // A path with a language chooses it for this browser.
      await page.goto(`/${language}/about-us`)
      // The app has stored the choice once it has left that path and shows the page.
      await page.waitForURL((url) => !url.pathname.startsWith(`/${language}`))
      await expect(heading(page)).toBeVisible()
      for (const [screen, open] of Object.entries(screens)) {
        await test.step(screen, async () => {
          await open(agent)
          await check(agent, screen)
        })
      }
      expect.soft(await page.locator('html').getAttribute('dir')).toBe(isRtl(language) ? 'rtl' : 'ltr')
      expect(errors).toEqual([])
    })
  }
}
