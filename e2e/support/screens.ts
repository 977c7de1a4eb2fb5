import { expect, type Page, test } from '@playwright/test'
import { type Agent, agentOf } from './agent.ts'
import {
  findEnglishLines,
  expectAccessibleNow,
  expectContrast,
  expectToFit,
  layOutAll,
  listenForErrors,
  findOffScaleTexts,
} from './page-checks.ts'
import { isRtl, type Language, languages } from './texts.ts'

/** Functions that open screens, by screen name. They run in order, and each may continue from the previous screen. */
export type Screens = Record<string, (agent: Agent) => Promise<void>>

export const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Opens a path in the running app the way Back and Forward do, which is much faster than a page load. */
export const visit = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

/** Color mode in which a language is checked for accessibility. English checks every rule in light mode; Arabic checks contrast in dark mode, where only colors differ. */
const accessibilityMode: Partial<Record<Language, 'light' | 'dark'>> = { 'en-US': 'light', 'ar-SA': 'dark' }

async function checkScreen({ page, language }: Agent, screen: string): Promise<void> {
  // Previous results stay dimmed until the new results arrive.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await layOutAll(page)
  const mode = accessibilityMode[language]
  if (mode) {
    const isDark = await page.evaluate(() => document.documentElement.classList.contains('dark'))
    expect(isDark).toBe(mode === 'dark')
    await (isDark ? expectContrast : expectAccessibleNow)(page, `${screen}, ${mode}`)
  }
  expect.soft(await findOffScaleTexts(page), `text sizes of ${screen}`).toEqual([])
  await expectToFit(page, screen)
  if (language !== 'en-US') expect.soft(await findEnglishLines(page, language), `English in ${screen}`).toEqual([])
}

/** Registers one test per language that opens the screens and checks accessibility, layout, images, translation, text direction and console errors. */
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
      // A path with a language prefix sets the browser's language.
      await page.goto(`/${language}/about-us`)
      // The app has stored the language once it leaves that path.
      await page.waitForURL((url) => !url.pathname.startsWith(`/${language}`))
      await expect(heading(page)).toBeVisible()
      for (const [screen, open] of Object.entries(screens)) {
        await test.step(screen, async () => {
          await open(agent)
          await checkScreen(agent, screen)
        })
      }
      expect.soft(await page.locator('html').getAttribute('dir')).toBe(isRtl(language) ? 'rtl' : 'ltr')
      expect(errors).toEqual([])
    })
  }
}
