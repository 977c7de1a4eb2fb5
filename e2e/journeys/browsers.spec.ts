import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { findNewFeatures, findNewStyles } from '../support/new-features.ts'
import { textsOf } from '../support/texts.ts'

/** False positives: names in the built code that look like new features, and features that the code uses only in browsers that have them. */
const harmless = new Set([
  // Feature-detected by zod, Chakra and fflate (`captureStackTrace`), i18next, @internationalized/date and React Router.
  'Error.captureStackTrace',
  '.getTextInfo()',
  '.getWeekInfo()',
  '.startViewTransition()',
  // React's scheduler has a fallback, and rxjs its own implementation.
  'setImmediate',
  '.setImmediate()',
  '.clearImmediate()',
  // Methods of React's `Children`, of Apollo's caches and of i18next, and a class of libphonenumber.
  '.toArray()',
  '.dispose()',
  '.use()',
  'Metadata',
])

/** Styles that degrade gracefully or also have a prefixed form. */
const optionalStyles =
  /^(text-wrap|text-decoration|forced-color-adjust|scrollbar-width|overflow-clip-margin|break-after|content-visibility|contain-intrinsic-size|float: inline-start|@page|user-select|mask-image|:view-transition(-(group|new|old))?|:?-(webkit|moz)-.*)(:|$)/

const readBuilt = (pattern: string) =>
  globSync(join(import.meta.dirname, '../../web/dist', pattern)).map((file) => readFileSync(file, 'utf8'))
const union = (found: Set<string>[]) => [...new Set(found.flatMap((features) => [...features]))].sort()

test('the built app uses only features that all supported browsers have', () => {
  const scripts = readBuilt('**/*.js')
  const styles = readBuilt('**/*.css')
  expect(scripts.length).toBeGreaterThan(20)
  expect(styles.length).toBeGreaterThan(0)
  expect(union(scripts.map(findNewFeatures)).filter((feature) => !harmless.has(feature))).toEqual([])
  expect(union(styles.map(findNewStyles)).filter((style) => !optionalStyles.test(style))).toEqual([])
})

test('recognizes features that a supported browser lacks', () => {
  const featuresIn = (code: string) => [...findNewFeatures(code)]
  expect(featuresIn('Map.groupBy(rows, by)')).toEqual(['Map.groupBy'])
  expect(featuresIn('URL.canParse(text)')).toEqual(['URL.canParse'])
  expect(featuresIn('one.union(other)')).toEqual(['.union()'])
  expect(featuresIn('rows.values().map(by)')).toEqual(['iterator.map()'])
  expect(featuresIn('new Intl.DurationFormat()')).toEqual(['Intl.DurationFormat'])
  expect(featuresIn('/[a--b]/v')).toEqual(['regular expression with the flag v'])
  expect(featuresIn('Object.values(rows).map(by), rows.toSorted(), structuredClone(rows), rows.at(-1)')).toEqual([])
  expect([...findNewStyles('a{display:grid;position-anchor:--b}@starting-style{a{color:red}}')]).toEqual([
    'position-anchor',
    '@starting-style',
  ])
})

test('asks for a newer browser only if a required feature is missing', async ({ page }) => {
  const notice = page.locator('body > [role=alert]')
  await page.goto('/en-US/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(notice).toHaveCount(0)
  await page.addInitScript(() => (CSS.supports = (name: string) => !name.startsWith('selector')))
  await page.goto('/tr-TR/login')
  await expect(notice).toContainText('Safari 16.4')
  await expect(notice).toHaveAttribute('lang', 'tr')
  await expect(page.getByRole('heading', { level: 1, name: textsOf('tr-TR')('auth:signIn') })).toBeVisible()
})
