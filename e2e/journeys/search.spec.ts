import { expect } from '@playwright/test'
import { agentOf } from '../support/agent.ts'
import { bookingRows, stay } from '../support/booking.ts'
import { test } from '../support/signed-in.ts'

const listing = `/hotel-listing?${new URLSearchParams({
  locationCode: 'SA4',
  checkInDate: stay.checkIn,
  checkOutDate: stay.checkOut,
  rooms: JSON.stringify([{ adults: 2, childAges: [] }]),
  nationality: 'ID',
}).toString()}`

test('applies all filters that are clicked in quick succession', async ({ page }) => {
  const agent = agentOf(page)
  await page.goto(listing)
  const stars = page.getByRole('group', { name: agent.t('hotels:stars') }).getByRole('checkbox')
  await expect(page.getByRole('article').first()).toBeVisible({ timeout: 60_000 })
  for (const index of [0, 1, 2]) await stars.nth(index).check()
  await page.getByRole('combobox', { name: agent.t('listing:sort') }).selectOption('DESCENDING')
  await expect(page).toHaveURL(/sort=DESCENDING.*stars=5%2C4%2C3|stars=5%2C4%2C3.*sort=DESCENDING/)
})

test('keeps the layout still while hotels arrive', async ({ page }) => {
  await page.goto(listing)
  await expect(page.getByRole('article').nth(9)).toBeAttached({ timeout: 60_000 })
  const layoutShift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 1000)
      }),
  )
  // A card that flashes or jumps adds more than 0.1.
  expect(layoutShift).toBeLessThan(0.05)
})

test('shows the hotels of a hovered filter in the first frame after the click', async ({ page }) => {
  const agent = agentOf(page)
  await page.goto(listing)
  await expect(page.getByRole('article').first()).toBeVisible({ timeout: 60_000 })
  const stars = page.getByRole('group', { name: agent.t('hotels:stars') }).getByRole('checkbox')
  const prefetched = page.waitForResponse((response) => response.request().postData()?.includes('HotelSearch') ?? false)
  await stars.nth(1).hover()
  await (await prefetched).finished()
  let requests = 0
  page.on('request', (request) => {
    if (request.postData()?.includes('HotelSearch')) requests++
  })
  const cards = await page.evaluateHandle(() => {
    const readVisibleCards = () =>
      Array.from(document.querySelectorAll('main article'), (card) => {
        const { top, bottom } = card.getBoundingClientRect()
        const isDrawn = card.checkVisibility({ contentVisibilityAuto: true })
        return isDrawn && bottom > 0 && top < innerHeight ? `${Math.round(top)} ${card.textContent}` : ''
      }).filter(Boolean)
    const cardsBefore = readVisibleCards()
    const readings = new Promise<[string[], string[], string[]]>((resolve) => {
      const afterFrame = () => {
        const firstFrame = readVisibleCards()
        setTimeout(() => resolve([cardsBefore, firstFrame, readVisibleCards()]), 1000)
      }
      addEventListener('click', () => requestAnimationFrame(() => setTimeout(afterFrame)), {
        capture: true,
        once: true,
      })
    })
    return { readings }
  })
  await page.mouse.down()
  await page.mouse.up()
  const [cardsBefore, firstFrame, settledCards] = await cards.evaluate(({ readings }) => readings)
  await expect(page).toHaveURL(/stars=4/)
  expect(firstFrame.length).toBeGreaterThan(1)
  expect(firstFrame).toEqual(settledCards)
  // The list does not move, although an active filter now appears above it.
  expect(firstFrame[0]?.split(' ')[0]).toBe(cardsBefore[0]?.split(' ')[0])
  expect(requests).toBe(0)
})

test('keeps the latest response when requests finish out of order', async ({ page }) => {
  const agent = agentOf(page)
  await page.goto(listing)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(page.getByRole('article').first()).toBeVisible({ timeout: 60_000 })
  const unfilteredHeading = await heading.innerText()

  const searchesUnknownName = (body: string | null) => body?.includes('"name":"xyzzy"') ?? false
  const gate = Promise.withResolvers<void>()
  await page.route('**/graphql', async (route) => {
    if (searchesUnknownName(route.request().postData())) await gate.promise
    // The page may have aborted the request by then.
    await route.continue().catch(() => undefined)
  })
  const slowRequest = page.waitForRequest((request) => searchesUnknownName(request.postData()))
  const name = page.getByRole('searchbox', { name: agent.t('hotels:hotelName') })
  await name.fill('xyzzy')
  await slowRequest
  await name.fill('')
  await expect(page).not.toHaveURL(/name=/)
  await expect(heading).toHaveText(unfilteredHeading)
  gate.resolve()
  await page.unrouteAll({ behavior: 'wait' })
  await expect(heading).toHaveText(unfilteredHeading)
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('shows the offers of fast suppliers at once, and those of a slow supplier on request', async ({ page }) => {
  const { t } = agentOf(page)
  await page.goto(`${listing}&specialCode=SLOW`)
  const suppliers = page.getByRole('list', { name: t('hotels:suppliers') })
  const heading = page.getByRole('heading', { level: 1 })
  await expect(page.getByRole('article').first()).toBeVisible({ timeout: 60_000 })
  await expect(suppliers).toContainText(t('hotels:stillSearching'))
  const firstHeading = await heading.innerText()

  // Once the agent interacts with the list, late offers appear only on request.
  await page.getByRole('article').first().hover()
  await page.getByRole('button', { name: t('hotels:late.show') }).click({ timeout: 15_000 })
  await expect(heading).not.toHaveText(firstHeading)
  await expect(suppliers).not.toContainText(t('hotels:stillSearching'))
  const completeHeading = await heading.innerText()
  await page.reload()
  await expect(heading).toHaveText(completeHeading)
})

test('shows all bookings after a search is cleared, and runs the next search', async ({ page }) => {
  const agent = agentOf(page)
  const { t } = agent
  await page.goto('/my-bookings')
  const searchBox = page.getByRole('searchbox', { name: t('worklist:search.label') })
  const rows = bookingRows(page)
  await expect(rows).toHaveCount(20)
  const references = (await rows.allInnerTexts()).slice(0, 3).map((row) => /[A-Z]{3}-\w{4}-\d{5}/.exec(row)?.[0] ?? '')
  expect(new Set(references).size).toBe(3)
  for (const reference of references) {
    await searchBox.fill(reference)
    await expect(page).toHaveURL(new RegExp(`text=${reference}`))
    await expect(rows).toHaveCount(1)
    await expect(rows).toContainText(reference)
    await searchBox.fill('')
    await expect(page).not.toHaveURL(/text=/)
    await expect(rows).toHaveCount(20)
    await expect(searchBox).toHaveValue('')
  }
})

test('shows results in the language of the screen', async ({ page }) => {
  const agent = agentOf(page)
  await page.goto(listing)
  // Checks only the cheapest hotel, because some suppliers send Arabic names for every language.
  const cheapest = page.getByRole('article').getByRole('heading').first()
  await expect(cheapest).toHaveText(/^[a-z]/i, { timeout: 60_000 })
  await page.getByRole('combobox', { name: agent.t('common:language') }).selectOption('ar-SA')
  await expect(cheapest).toHaveText(/^\p{Script=Arabic}/u)
  await page.reload()
  await expect(cheapest).toHaveText(/^\p{Script=Arabic}/u)
})
