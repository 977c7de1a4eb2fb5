import { beforeAll, describe, expect, it } from 'vitest'
import { seedCompanies } from '../../seeds/companies.ts'
import type { WireHotel } from '#src/products/hotel/supplier/wire/shapes.ts'
import { buildTestApp } from '#src/testing/app.ts'
import type { TestApp } from '#src/testing/app.ts'
import { withDatabase } from '#src/testing/database.ts'
import { buildSearch, post } from '#src/testing/searches.ts'

const database = withDatabase()
let app: TestApp

beforeAll(async () => {
  await seedCompanies(database.db, new Date())
  app = await buildTestApp(database.db)
})

describe('pictures under /media', () => {
  it.each(['hotel/4900000001.svg', 'lobby/4900000001.svg', 'room/4900000001-TPL.svg', 'vehicle/4-3.svg'])(
    'are public and cacheable by browsers: %s',
    async (file) => {
      const reply = await app.inject(`/media/${file}`)
      expect(reply.statusCode).toBe(200)
      expect(reply.headers['content-type']).toContain('image/svg+xml')
      expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect(reply.headers['content-security-policy']).toContain('sandbox')
      expect(reply.body).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^<]*<.*<\/svg>\n$/)
      expect(reply.body).not.toMatch(/NaN|undefined|<script|<image|href/)
      expect(reply.body.length).toBeLessThan(16_000)
    },
  )

  it('show the room’s beds', async () => {
    const beds = async (type: string) =>
      (await app.inject(`/media/room/4900000001-${type}.svg`)).body.match(/fill="#FBF8F2"/g)?.length
    expect([await beds('SGL'), await beds('DBL'), await beds('QNT')]).toEqual([1, 2, 5])
  })

  it.each([
    'hotel/4999999999.svg',
    'room/4900000001.svg',
    'room/4900000001-XXL.svg',
    'hotel/4900000001-TPL.svg',
    'vehicle/5-1.svg',
  ])('are not found at %s', async (file) => {
    expect((await app.inject(`/media/${file}`)).statusCode).toBe(404)
  })

  it.each(['hotel/..%2f..%2fpackage.json', 'car/1.svg', 'hotel/1.png', `hotel/${'a'.repeat(100)}.svg`])(
    'are not served at the invalid path %s',
    async (file) => {
      expect((await app.inject(`/media/${file}`)).statusCode).toBeGreaterThanOrEqual(400)
    },
  )

  it('are available at every picture URL for a hotel and its rooms', async () => {
    const { body } = await post(app, '/hotels/searchWithDetails', buildSearch({ locationCode: 'SA4' }))
    const row = (body.hotels as WireHotel[]).find(({ images }) => images)
    const details = { ...buildSearch({ locationCode: 'SA4' }), hotelCode: row?.code, provider: row?.provider }
    const hotel = (await post(app, '/hotels/detailSearchWithHotelCode', details)).body.hotels[0] as WireHotel
    const rooms = (hotel.roomGroups ?? []).flatMap((group) => group.rooms)
    const urls = [...(hotel.images ?? []), ...rooms.flatMap(({ images }) => images)].map(({ url }) => url)
    expect(urls.length).toBeGreaterThan(4)
    for (const url of new Set(urls)) expect((await app.inject(url)).statusCode, url).toBe(200)
  })
})
