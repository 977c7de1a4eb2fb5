import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { agentOf, halalasIn, signIn } from '../support/agent.ts'
import { stay } from '../support/booking.ts'
import { startRecordedGateway } from '../support/gateways/recorded-gateway.ts'
import { root } from '../support/processes.ts'
import { findBrokenImages } from '../support/page-checks.ts'
import { runCommand, graphql, type Stack, startStack } from '../support/stack.ts'
import { wildcard, patternOf } from '../support/texts.ts'

/** Fields of a hotel in a gateway response that these tests read. */
interface WireHotel {
  umrahHotelCode: string
  amount: number
  roomGroups?: { groupAmount?: number; rooms: { paxInfo?: { type: string; quantity: number; age?: number }[] }[] }[]
}

const folder = process.env['REAL_DATA_DIR']
const files = folder ? readdirSync(resolve(root, folder)).filter((file) => file.endsWith('.json')) : []

const isHotel = (value: unknown): value is WireHotel =>
  typeof value === 'object' && value !== null && 'umrahHotelCode' in value && 'amount' in value

/** Reads the hotels in a file. The file contains a list of hotels, an object with the list under `hotels`, or one hotel with its rooms. */
function readHotels(file: string): WireHotel[] {
  const content: unknown = JSON.parse(readFileSync(join(resolve(root, folder ?? ''), file), 'utf8'))
  const listed = typeof content === 'object' && content !== null && 'hotels' in content ? content.hotels : content
  return (Array.isArray(listed) ? listed : [listed]).filter(isHotel)
}

const hasRooms = ({ roomGroups }: WireHotel) => roomGroups !== undefined && roomGroups.length > 0

/** Returns the rooms to search for: those of the first hotel that has any, or one room for two adults. */
function roomsFor(hotels: WireHotel[]) {
  const recordedRooms = hotels.find(hasRooms)?.roomGroups?.[0]?.rooms.map(({ paxInfo = [] }) => ({
    adults: paxInfo.reduce((sum, { type, quantity }) => sum + (type === 'ADT' ? quantity : 0), 0),
    childAges: paxInfo.flatMap(({ type, age }) => (type === 'CHD' ? [age ?? 5] : [])),
  }))
  return recordedRooms?.every(({ adults }) => adults > 0) ? recordedRooms : [{ adults: 2, childAges: [] }]
}

const recordings = files.map((file) => ({ file, hotels: readHotels(file) })).filter(({ hotels }) => hotels.length > 0)

/** Returns the lowest amount of each hotel, in halalas. */
function findLowestAmounts(hotels: WireHotel[]): Map<string, number> {
  const amounts = new Map<string, number>()
  for (const { umrahHotelCode, amount } of hotels) {
    const halalas = Math.round(amount * 100)
    amounts.set(umrahHotelCode, Math.min(halalas, amounts.get(umrahHotelCode) ?? halalas))
  }
  return amounts
}

const email = 'agent@demo.test'
const maxMeters = 50_000

const listing = (rooms: object, filters: Record<string, string>) =>
  `/hotel-listing?${new URLSearchParams({
    locationCode: 'SA1',
    checkInDate: stay.checkIn,
    checkOutDate: stay.checkOut,
    rooms: JSON.stringify(rooms),
    nationality: 'ID',
    ...filters,
  }).toString()}`

const searchHotels = /* GraphQL */ `
  query ($input: HotelSearchInput!, $page: Int!) {
    hotelSearch(input: $input, page: $page, pageSize: 100) {
      totalCount
      pageCount
      items {
        hotel {
          id
          name
          address
          distanceToHaram
          location {
            latitude
            longitude
          }
        }
        offers {
          bookable
          price {
            total {
              amount
            }
            lines {
              includedInTotal
              money {
                amount
              }
            }
          }
        }
      }
    }
    hotelLocations {
      code
      haram {
        latitude
        longitude
      }
    }
  }
`

interface Point {
  latitude: number
  longitude: number
}

interface SearchResult {
  hotelSearch: {
    totalCount: number
    pageCount: number
    items: {
      hotel: {
        id: string
        name: string
        address: string | null
        distanceToHaram: number | null
        location: Point | null
      }
      offers: {
        bookable: boolean
        price: { total: { amount: string }; lines: { includedInTotal: boolean; money: { amount: string } }[] }
      }[]
    }[]
  }
  hotelLocations: { code: string; haram: Point }[]
}

/** Distance in meters between two points near each other. */
const metersBetween = (a: Point, b: Point) =>
  Math.hypot(
    (a.latitude - b.latitude) * 111_320,
    (a.longitude - b.longitude) * 111_320 * Math.cos((a.latitude * Math.PI) / 180),
  )

/** Matches double, leading or trailing spaces, HTML tags and entities. */
const unreadable = /\s{2}|^\s|\s$|&(?:#\w+|[a-z]+);|<\/?[a-z]/i

if (recordings.length === 0) {
  test('skips recorded supplier responses if there are none', () => {
    process.stderr.write('REAL_DATA_DIR contains no lists of hotels, so recorded supplier responses were not tested.\n')
  })
}

let gateway: Awaited<ReturnType<typeof startRecordedGateway>>
let stack: Stack

test.beforeAll(async () => {
  if (recordings.length === 0) return
  gateway = await startRecordedGateway()
  stack = await startStack({ GATEWAY_URL: gateway.url })
})
test.afterAll(async () => {
  await stack?.stop()
  await gateway?.stop()
})

for (const { file, hotels } of recordings) {
  test.describe(basename(file, '.json'), () => {
    const amounts = findLowestAmounts(hotels)
    const rooms = roomsFor(hotels)
    const details = hotels.filter(hasRooms).slice(0, 1)

    test.beforeAll(() => gateway.serve({ hotels, details }))

    test('finds every recorded hotel, with exact prices and plausible coordinates', async () => {
      const token = await runCommand(stack, 'token', email)
      const input = {
        locationCode: 'SA1',
        ...stay,
        rooms,
        nationality: 'ID',
      }
      const items: SearchResult['hotelSearch']['items'] = []
      for (let page = 1, lastPage = 1; page <= lastPage; page += 1) {
        const { data } = await graphql<SearchResult>(stack.url, searchHotels, { token, variables: { input, page } })
        const { hotelSearch, hotelLocations } = data
        lastPage = hotelSearch.pageCount
        items.push(...hotelSearch.items)
        expect(hotelSearch.totalCount).toBe(amounts.size)
        const haram = hotelLocations.find(({ code }) => code === 'SA1')?.haram
        if (!haram) throw new Error('Makkah has no Haram')
        for (const { hotel } of hotelSearch.items) {
          const { name, address, distanceToHaram, location } = hotel
          expect(name).not.toMatch(unreadable)
          expect(address ?? '').not.toMatch(unreadable)
          expect(distanceToHaram ?? 0).toBeLessThanOrEqual(maxMeters)
          if (location) expect(metersBetween(location, haram)).toBeLessThanOrEqual(maxMeters)
        }
      }
      expect(new Set(items.map(({ hotel }) => hotel.id))).toEqual(new Set(amounts.keys()))
      for (const { offers } of items) {
        for (const { bookable, price } of offers) {
          const included = price.lines.filter((line) => line.includedInTotal)
          const sum = included.reduce((total, { money }) => total + Math.round(Number(money.amount) * 100), 0)
          expect(bookable).toBe(true)
          expect(sum).toBe(Math.round(Number(price.total.amount) * 100))
        }
      }
    })

    test('lists every recorded hotel without broken images or unreadable text', async ({ browser }) => {
      const page = await browser.newPage({ baseURL: stack.url })
      const agent = agentOf(page)
      const { t } = agent
      await signIn(agent, email)
      const displayedPrices = new Map<string, number>()
      for (let number = 1; number <= Math.ceil(amounts.size / 50); number += 1) {
        await page.goto(listing(rooms, { page: String(number) }))
        const cards = page.getByRole('article')
        await expect(cards).toHaveCount(Math.min(50, amounts.size - (number - 1) * 50))
        await expect(page.getByRole('heading', { level: 1 })).toContainText(String(amounts.size))
        for (const text of await cards.getByRole('heading').allTextContents()) expect(text).not.toMatch(unreadable)
        const displayed = await cards.evaluateAll((elements) =>
          elements.map((element) => ({
            text: element.textContent ?? '',
            href: element.querySelector('a')?.getAttribute('href') ?? '',
          })),
        )
        for (const { text, href } of displayed) {
          const [, price = ''] = text.split('SAR')
          const [, meters] =
            new RegExp(t('components:toMosque.HARAM').replace('<distance/>', '([\\d,]+)\\sm')).exec(text) ?? []
          expect(Number((meters ?? '0').replaceAll(',', ''))).toBeLessThanOrEqual(maxMeters)
          displayedPrices.set(new URL(href, stack.url).searchParams.get('hotel-code') ?? '', halalasIn(price))
        }
        await expect.poll(() => findBrokenImages(page)).toEqual([])
      }
      expect(displayedPrices).toEqual(amounts)

      await test.step('the map counts the hotels without coordinates', async () => {
        await page.goto(listing(rooms, { view: 'map' }))
        const map = page.getByRole('img', {
          name: patternOf(t('hotels:mapLabel.HARAM', { count: 50 }).replace('50', wildcard)),
        })
        const hotelsOnMap = Number(/\d+/.exec((await map.getAttribute('aria-label')) ?? '')?.[0])
        const missing = Math.min(50, amounts.size) - hotelsOnMap
        const note = page.getByText(t('hotels:notOnMap', { count: missing }))
        await expect(note).toHaveCount(missing > 0 ? 1 : 0)
      })
      await page.close()
    })

    test('stays usable although the gateway supports only hotel searches', async ({ browser }) => {
      const page = await browser.newPage({ baseURL: stack.url })
      const agent = agentOf(page)
      const { t } = agent
      await signIn(agent, email)

      await page.goto(listing(rooms, {}))
      await page.getByRole('article').first().getByRole('heading').click()
      const [detail] = details
      if (detail) {
        await test.step('every room is shown with its price', async () => {
          const offers = detail.roomGroups ?? []
          await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(unreadable)
          // Additional room types and additional rates of a type are behind buttons.
          const moreButton = (key: string) =>
            page.getByRole('button', { name: patternOf(t(key, { count: 99 }).replace('99', wildcard)) })
          const moreButtons = moreButton('hotel:moreRooms')
            .or(moreButton('hotel:allOffers'))
            .or(page.getByRole('button', { name: t('hotel:moreRooms', { count: 1 }) }))
          const rates = page.getByRole('radio')
          await expect(rates.first()).toBeVisible()
          await expect(async () => {
            while (await moreButtons.first().isVisible()) await moreButtons.first().click()
            await expect(rates).toHaveCount(offers.length, { timeout: 1000 })
          }).toPass({ timeout: 30_000 })
          for (const { groupAmount = 0 } of offers) {
            await expect(page.getByRole('main')).toContainText(
              groupAmount.toLocaleString('en-US', { minimumFractionDigits: 2 }),
            )
          }
          await expect.poll(() => findBrokenImages(page)).toEqual([])
          await page.goto('/')
        })
      } else
        await test.step('a hotel that cannot be read leads to the error page', async () => {
          await expect(page).toHaveURL('/error')
          await expect(page.getByText('GHDC', { exact: true })).toBeVisible()
          await expect(page.getByText(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2} Makkah time$/)).toBeVisible()
          await page.getByRole('link', { name: t('errors:toSearch') }).click()
          await expect(page).toHaveURL('/')
        })

      await test.step('the home page shows the search but no wallet', async () => {
        await expect(page.getByRole('form', { name: t('search:label') })).toBeVisible()
        await expect(page.getByRole('region', { name: t('home:wallet.title') })).toHaveCount(0)
        await expect(page.getByRole('banner')).not.toContainText(t('common:wallet'))
        await expect(page.getByText(t('home:agenda.failed'))).toBeVisible()
      })

      await test.step('the bookings page reports that the list could not be read', async () => {
        await page.getByRole('link', { name: t('common:nav.bookings'), exact: true }).click()
        await expect(page.getByRole('heading', { level: 1, name: t('bookings:title') })).toBeVisible()
        await expect(page.getByText(t('bookings:failed'))).toBeVisible()
        await expect(page.getByRole('button', { name: t('components:retry') })).toBeVisible()
      })
      await page.close()
    })
  })
}
