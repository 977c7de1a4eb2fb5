import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { agentOf, dayFromNow, halalasIn, signInAt } from '../support/agent.ts'
import { startPlainGateway } from '../support/plain-gateway.ts'
import { root } from '../support/processes.ts'
import { brokenPictures } from '../support/soundness.ts'
import { command, graphql, startStack } from '../support/stack.ts'

interface WireHotel {
  umrahHotelCode: string
  amount: number
}

const isSearchAnswer = (content: unknown): content is WireHotel[] =>
  Array.isArray(content) && content.every((row) => typeof row === 'object' && row !== null && 'umrahHotelCode' in row)

const folder = process.env['REAL_DATA_DIR'] ? resolve(root, process.env['REAL_DATA_DIR']) : undefined
const files = (folder ? readdirSync(folder) : []).filter((name) => name.endsWith('.json'))
const searches = files.flatMap((name) => {
  const content: unknown = JSON.parse(readFileSync(resolve(folder ?? '', name), 'utf8'))
  return isSearchAnswer(content) ? [{ name, hotels: content }] : []
})

const pageSize = 50
const farthestMetres = 50_000
const sar = (amount: number) => Math.round(amount * 100)

const PRICES = `query ($input: HotelSearchInput!) {
  hotelSearch(input: $input, pageSize: 100) {
    totalCount
    items { offers { bookable price { total { amount } lines { includedInTotal money { amount } } } } hotel { location { latitude longitude } } }
  }
}`

interface Prices {
  hotelSearch: {
    totalCount: number
    items: {
      offers: {
        bookable: boolean
        price: { total: { amount: string }; lines: { includedInTotal: boolean; money: { amount: string } }[] }
      }[]
      hotel: { location: { latitude: number; longitude: number } | null }
    }[]
  }
}

if (!folder) {
  test('real answers', () =>
    void process.stdout.write('REAL_DATA_DIR is not set: the test of real answers did not run.\n'))
}

for (const { name, hotels } of searches) {
  test(`${name}: every hotel of another gateway can be read`, async ({ browser }) => {
    test.setTimeout(240_000)
    const codes = new Set(hotels.map(({ umrahHotelCode }) => umrahHotelCode))
    const wireTotals = hotels.map(({ amount }) => sar(amount)).sort((a, b) => a - b)
    const gateway = await startPlainGateway(hotels)
    const stack = await startStack({ GATEWAY_URL: gateway.url })
    const context = await browser.newContext({ baseURL: stack.url })
    try {
      const page = await context.newPage()
      const agent = agentOf(page)
      const rooms = [{ adults: 2, childAges: [] }]
      const stay = { checkIn: dayFromNow(30), checkOut: dayFromNow(31) }
      const query = new URLSearchParams({
        locationCode: 'SA1',
        checkInDate: stay.checkIn,
        checkOutDate: stay.checkOut,
        rooms: JSON.stringify(rooms),
        cultCode: 'en-US',
        nationality: 'ID',
      })
      await signInAt(agent, 'agent@demo.test', `/hotel-listing?${query}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        agent.t('hotels:title', { count: codes.size, city: 'Makkah' }),
        { timeout: 30_000 },
      )

      const shown: number[] = []
      const cards = page.getByRole('article')
      for (let number = 1; number <= Math.ceil(codes.size / pageSize); number++) {
        await page.goto(`/hotel-listing?${query}&page=${number}`)
        await expect(cards).toHaveCount(Math.min(pageSize, codes.size - (number - 1) * pageSize))
        for (const text of await cards.allInnerTexts()) {
          shown.push(halalasIn(text))
          expect(text).not.toMatch(/&\w+;|[^\S\n]{2}|NaN|undefined|null/)
          const [, metres = '0'] = /([\d,]+) m\b/.exec(text) ?? []
          expect(Number(metres.replaceAll(',', ''))).toBeLessThan(farthestMetres)
        }
        for (const heading of await cards.getByRole('heading').allInnerTexts()) expect(heading.trim()).not.toBe('')
        // The hosts of these pictures may be out of reach: then the drawn one takes their place.
        await expect.poll(() => brokenPictures(page), { timeout: 30_000 }).toEqual([])
      }
      expect(shown.sort((a, b) => a - b)).toEqual(wireTotals)

      const { data } = await graphql<Prices>(stack.url, PRICES, {
        token: await command(stack, 'token', 'agent@demo.test'),
        variables: { input: { locationCode: 'SA1', ...stay, rooms, nationality: 'ID' } },
      })
      for (const { offers, hotel } of data.hotelSearch.items) {
        for (const { bookable, price } of offers) {
          const sum = price.lines.reduce(
            (sum, line) => (line.includedInTotal ? sum + sar(Number(line.money.amount)) : sum),
            0,
          )
          if (bookable) expect(sum).toBe(sar(Number(price.total.amount)))
        }
        if (!hotel.location) continue
        expect(Math.abs(hotel.location.latitude - 21.45)).toBeLessThanOrEqual(0.25)
        expect(Math.abs(hotel.location.longitude - 39.85)).toBeLessThanOrEqual(0.25)
      }

      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('banner')).toBeVisible()
    } finally {
      await context.close()
      await stack.stop()
      await gateway.close()
    }
  })
}
