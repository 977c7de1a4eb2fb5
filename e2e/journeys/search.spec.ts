import { expect, test } from '@playwright/test'
import { agentOf, signIn } from '../support/agent.ts'
import { bookingRows, stay } from '../support/booking.ts'

const listing = `/hotel-listing?${new URLSearchParams({
  locationCode: 'SA4',
  checkInDate: stay.checkIn,
  checkOutDate: stay.checkOut,
  rooms: JSON.stringify([{ adults: 2, childAges: [] }]),
  nationality: 'ID',
}).toString()}`

test('filters pressed in quick succession all hold', async ({ page }) => {
  const agent = agentOf(page)
  await signIn(agent, 'lowfunds@demo.test')
  await page.goto(listing)
  const stars = page.getByRole('group', { name: agent.t('hotels:stars') }).getByRole('checkbox')
  await expect(page.getByRole('article').first()).toBeVisible({ timeout: 60_000 })
  for (const index of [0, 1, 2]) await stars.nth(index).check()
  await page.getByRole('combobox', { name: agent.t('hotels:sort.label') }).selectOption('DESCENDING')
  await expect(page).toHaveURL(/sort=DESCENDING.*stars=5%2C4%2C3|stars=5%2C4%2C3.*sort=DESCENDING/)
})

test('the answer to the last wish stays, however late an earlier one comes', async ({ page }) => {
  const agent = agentOf(page)
  await signIn(agent, 'lowfunds@demo.test')
  await page.goto(listing)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(page.getByRole('article').first()).toBeVisible({ timeout: 60_000 })
  const all = await heading.innerText()

  const asksForNothing = (body: string | null) => body?.includes('"name":"xyzzy"') ?? false
  const gate = Promise.withResolvers<void>()
  await page.route('**/graphql', async (route) => {
    if (asksForNothing(route.request().postData())) await gate.promise
    // The page may have given the request up by then.
    await route.continue().catch(() => undefined)
  })
  const slow = page.waitForRequest((request) => asksForNothing(request.postData()))
  const name = page.getByRole('searchbox', { name: agent.t('hotels:hotelName') })
  await name.fill('xyzzy')
  await slow
  await name.fill('')
  await expect(page).not.toHaveURL(/name=/)
  await expect(heading).toHaveText(all)
  gate.resolve()
  await page.unrouteAll({ behavior: 'wait' })
  await expect(heading).toHaveText(all)
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('a search of the bookings that is cleared shows all again, and the next one is looked for', async ({ page }) => {
  const agent = agentOf(page)
  const { t } = agent
  await signIn(agent, 'agent@demo.test')
  await page.goto('/my-bookings')
  const box = page.getByRole('searchbox', { name: t('bookings:search.label') })
  const rows = bookingRows(page)
  await expect(rows).toHaveCount(20)
  for (const name of ['oasis', 'valley', 'ember']) {
    await box.fill(name)
    await expect(page).toHaveURL(new RegExp(`text=${name}`))
    await expect(rows.first()).toContainText(new RegExp(name, 'i'))
    await box.fill('')
    await expect(page).not.toHaveURL(/text=/)
    await expect(rows).toHaveCount(20)
    await expect(box).toHaveValue('')
  }
})

test('results follow the language of the screen', async ({ page }) => {
  const agent = agentOf(page)
  await signIn(agent, 'lowfunds@demo.test')
  await page.goto(listing)
  // One and the same hotel: some suppliers name theirs in Arabic whatever they are asked for.
  const cheapest = page.getByRole('article').getByRole('heading').first()
  await expect(cheapest).toHaveText(/^[a-z]/i, { timeout: 60_000 })
  await page.getByRole('combobox', { name: agent.t('common:language') }).selectOption('ar-SA')
  await expect(cheapest).toHaveText(/^\p{Script=Arabic}/u)
  await page.reload()
  await expect(cheapest).toHaveText(/^\p{Script=Arabic}/u)
})
