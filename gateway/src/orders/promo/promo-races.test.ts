import { beforeAll, expect, it } from 'vitest'
import { availabilityResponse } from '#src/products/hotel/holds/schemas.ts'
import { type TestGateway, nameGuests, openTestGateway } from '#src/testing/test-gateway.ts'
import { withDatabase } from '#src/testing/database.ts'
import { expectBalancedBooks } from '#src/testing/ledger-check.ts'
import { addRacers, postAs, type Racer, racerCode } from '#src/testing/racers.ts'
import { demoCompanyIds } from '../../../seeds/companies.ts'
import { promoResponse } from '#src/testing/promo-response.ts'

// On PostgreSQL the calls of a test run concurrently on up to twenty connections; on PGlite they run one after the other.

const database = withDatabase()
let gateway: TestGateway

let agents: Racer[]

beforeAll(async () => {
  gateway = await openTestGateway(database.db)
  agents = await addRacers(database.db, Array<string>(20).fill(demoCompanyIds.a), gateway.clock())
})

const post = async (racer: Racer, url: string, payload: object) =>
  (await postAs(gateway.app, racer, url, payload)).json<{ errors: { code: string }[] }>()

/** Holds rooms, prices them with the code and returns the body of the reservation. */
async function prepareReservation(racer: Racer, choice: object, code: string) {
  const { context, response } = availabilityResponse.parse(await post(racer, '/hotels/availabities', choice))
  const { trackToken } = context
  const applied = promoResponse.parse(await post(racer, '/promo/apply', { type: 'hotel', code, trackToken }))
  return {
    provider: response?.provider,
    trackToken,
    price: applied.response?.request?.totalPrice,
    promo: code,
    requestObject: { roomGroups: nameGuests(response?.roomGroups ?? []), vatNumber: '310000000100003' },
  }
}

const readUses = (code: string) =>
  database.db.selectFrom('promo_uses').selectAll().where('code', '=', code).where('freed_at', 'is', null).execute()
const readUsesLeft = (code: string) =>
  database.db.selectFrom('promotions').select('uses_left').where('code', '=', code).executeTakeFirstOrThrow()

it('gives a code’s last use to one of twenty agents who book at the same time', async () => {
  const choice = await gateway.choose('agent')
  const bodies = await Promise.all(agents.map((racer) => prepareReservation(racer, choice, 'LASTONE')))
  gateway.advance(30)
  const replies = await Promise.all(
    agents.map((racer, index) =>
      post(racer, '/hotels/b2breservation', {
        ...bodies[index],
        authCode: racerCode(racer, gateway.clock()),
      }),
    ),
  )
  const codes = replies.map(({ errors }) => errors[0]?.code ?? 'booked').toSorted()
  expect(codes).toEqual([...Array.from({ length: 19 }, () => 'PROMO_USED_UP'), 'booked'])
  expect(await readUses('LASTONE')).toHaveLength(1)
  expect(await readUsesLeft('LASTONE')).toEqual({ uses_left: 0 })
  await expectBalancedBooks(database.db)
})

it('takes and returns uses of a code concurrently without losing any', async () => {
  await database.db.updateTable('promotions').set({ uses_left: 8 }).where('code', '=', 'USEDUP').execute()
  const bookableChoice = await gateway.choose('agent')
  // The supplier refuses orders of this hotel after they have taken a use.
  const refusedChoice = await gateway.choose('agent', { hotelCode: '4900000008' })
  const bodies = await Promise.all(
    agents.map((racer, index) => prepareReservation(racer, index % 2 ? bookableChoice : refusedChoice, 'USEDUP')),
  )
  gateway.advance(30)
  const replies = await Promise.all(
    agents.map((racer, index) =>
      post(racer, '/hotels/b2breservation', {
        ...bodies[index],
        authCode: racerCode(racer, gateway.clock()),
      }),
    ),
  )
  const booked = replies.filter(({ errors }) => errors.length === 0)
  const codes = new Set(replies.map(({ errors }) => errors[0]?.code ?? 'booked'))
  expect([...codes].filter((code) => !['booked', 'SUPPLIER_REFUSED', 'PROMO_USED_UP'].includes(code))).toEqual([])
  expect(booked.length).toBeLessThanOrEqual(8)
  expect(await readUses('USEDUP')).toHaveLength(booked.length)
  expect(await readUsesLeft('USEDUP')).toEqual({ uses_left: 8 - booked.length })
  await expectBalancedBooks(database.db)
})
