import { expect, inject, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { settleDeps } from '#src/testing/app.ts'
import { settleDueOrders, settleDuePayments, settleUnpaid } from '#src/testing/due-work.ts'
import { openTestGateway } from '#src/testing/test-gateway.ts'
import { startFakeCardProvider } from '#src/testing/fake-card-provider.ts'
import { products } from '#src/testing/catalogue.ts'
import { withDatabase } from '#src/testing/database.ts'
import { type Fault, faultySuppliers } from '#src/products/faulty-suppliers.ts'
import { checkCards } from '#src/testing/ledger-simulation/check-cards.ts'
import { checkHistory } from '#src/testing/ledger-simulation/check-history.ts'
import type { MoneyCall } from '#src/testing/ledger-simulation/calls.ts'
import { simulateAgents } from '#src/testing/ledger-simulation/simulate-agents.ts'
import { createServices } from '#src/testing/ledger-simulation/bookable-services.ts'
import { addRacers, type Racer } from '#src/testing/racers.ts'
import { settleAll } from '#src/testing/settle-all.ts'
import { seededRandom } from '#src/values/seeded-random.ts'
import { demoCompanyIds } from '../../seeds/companies.ts'

/** The seed determines the run; `LEDGER_ROUNDS=400` makes it long. */
const seed = process.env['LEDGER_SEED'] ?? 'rajab'
const rounds = Number(process.env['LEDGER_ROUNDS'] ?? (inject('database').engine === 'pglite' ? 40 : 120))

const database = withDatabase()
const limitedPromo = 'LASTONE'
const promoUses = 40

/** Outcomes that must occur, because a run without them proves nothing. */
const requiredOutcomes = [
  'book done',
  'book refused',
  'book unknown',
  'cancel done',
  'cancel refused',
  'cancel unknown',
  'pay done',
  'pay refused',
  'change done',
  'change refused',
  'change unknown',
]

const missingOutcomes = (history: readonly MoneyCall[]) => {
  const seen = new Set(history.flatMap((call) => call.seen.map(({ kind }) => `${call.operation} ${kind}`)))
  return requiredOutcomes.filter((outcome) => !seen.has(outcome))
}

/** Bookings that must succeed: each product with each payment method and feature. */
const requiredBookings = [
  ...['WALLET', 'CARD', 'later', 'promo', 'link'].map((feature) => `hotel ${feature}`),
  ...['WALLET', 'CARD', 'promo'].map((feature) => `transport ${feature}`),
  ...['WALLET', 'CARD'].map((feature) => `ground-service ${feature}`),
]

const missingBookings = (history: readonly MoneyCall[]) => {
  const booked = history.filter(
    ({ operation, seen }) => operation === 'book' && seen.some(({ kind }) => kind === 'done'),
  )
  const seen = new Set(
    booked.flatMap(({ service, body }) => {
      const { payLater, paymentMethod, promo, share } = bookingBody.parse(body)
      const payment = payLater ? 'later' : paymentMethod
      return [payment, promo && 'promo', share && 'link'].map((feature) => `${service.kind} ${feature}`)
    }),
  )
  return requiredBookings.filter((booking) => !seen.has(booking))
}

const bookingBody = z.object({
  payLater: z.boolean(),
  paymentMethod: z.string(),
  promo: z.string().nullish(),
  share: z.string().nullish(),
})

/** Kinds of ledger transfers that returned top-ups cause. */
const topUpReturnKinds = ['top_up', 'top_up_refund', 'chargeback', 'debt', 'debt_payment']
/** States of changes that suppliers have decided. */
const settledChanges = ['names confirmed', 'dates confirmed', 'dates refused']
/** Actions of the card provider on an authorized amount. */
const finalCardActions = ['captures', 'voids', 'refunds']

it(`neither loses nor duplicates money, bookings or stock with concurrent agents and faults (LEDGER_SEED=${seed})`, async () => {
  const { db } = database
  const random = seededRandom(seed)
  const faults: readonly [Fault, ...Fault[]] = ['refuse', 'error', 'lost', 'late']
  let areSuppliersFaulty = true
  // Changes are rarer than other calls, so they fail and are refused more often.
  const changeFaults: readonly [Fault, ...Fault[]] = ['refuse', 'refuse', 'refuse', ...faults]
  const faultyProducts = faultySuppliers(products, (call) => {
    if (!areSuppliersFaulty) return undefined
    if (call === 'change') return random.int(1, 2) === 1 ? random.pick(changeFaults) : undefined
    return random.int(1, 4) === 1 ? random.pick(faults) : undefined
  })
  const cardProvider = await startFakeCardProvider()
  onTestFinished(() => void cardProvider.close())
  const gateway = await openTestGateway(db, {
    products: faultyProducts,
    cards: cardProvider.cards,
    cancelWaitSeconds: 0,
    holdsPerAgent: 1000,
    unpaidPerCompany: 1000,
  })
  const { a, b, c } = demoCompanyIds
  const racers = await addRacers(db, [a, a, a, a, b, b, b, c, c, c], gateway.clock())
  await db.updateTable('promotions').set({ uses_left: promoUses }).where('code', '=', limitedPromo).execute()
  const settle = async () => {
    await settleDueOrders(settleDeps(db, gateway.clock, faultyProducts), () => {})
    await settleUnpaid(settleDeps(db, gateway.clock, faultyProducts), () => {})
    await settleDuePayments(settleDeps(db, gateway.clock, faultyProducts), cardProvider.cards, () => {})
  }
  const simulation = simulateAgents({
    db,
    gateway,
    cardProvider,
    racers: racers as [Racer, ...Racer[]],
    services: await createServices(gateway, limitedPromo),
    random,
  })

  const readTransferKinds = async () => {
    const transfers = await db.selectFrom('ledger_transfers').select('kind').distinct().execute()
    return new Set<string>(transfers.map(({ kind }) => kind))
  }
  const readChangeKinds = async () => {
    const changes = await db.selectFrom('order_changes').select(['state', 'has_dates']).execute()
    return new Set(changes.map(({ state, has_dates: hasDates }) => `${hasDates ? 'dates' : 'names'} ${state}`))
  }
  const readCardActions = () =>
    new Set<string>(cardProvider.records().flatMap(({ executedActions }) => executedActions))
  const hasMissingEvents = async () => {
    const [kinds, actions, changes] = [await readTransferKinds(), readCardActions(), await readChangeKinds()]
    return (
      missingOutcomes(simulation.history).length > 0 ||
      missingBookings(simulation.history).length > 0 ||
      topUpReturnKinds.some((kind) => !kinds.has(kind)) ||
      finalCardActions.some((action) => !actions.has(action)) ||
      settledChanges.some((change) => !changes.has(change))
    )
  }
  // Rare outcomes may take more rounds than planned.
  for (let round = 0; round < rounds || (round < rounds * 4 && (await hasMissingEvents())); round += 1) {
    const isMiddle = round % rounds === Math.floor(rounds / 2)
    await settleAll([simulation.round(), settle(), ...(isMiddle ? [simulation.disputeAllTopUps(c)] : [])])
  }
  areSuppliersFaulty = false
  simulation.abandonPages()
  // Long enough for the reconciler to settle everything.
  for (let minute = 0; minute < 40; minute += 1) {
    gateway.advance(60)
    await settle()
  }
  await simulation.returns.resendAll()
  await simulation.retryOpen()
  await checkHistory(db, simulation.history)
  await checkCards(db, cardProvider)
  await simulation.returns.check()

  const { uses_left: usesLeft } = await db
    .selectFrom('promotions')
    .select('uses_left')
    .where('code', '=', limitedPromo)
    .executeTakeFirstOrThrow()
  const activeUses = await db
    .selectFrom('promo_uses')
    .select('order_reference')
    .where('code', '=', limitedPromo)
    .where('freed_at', 'is', null)
    .execute()
  expect((usesLeft ?? 0) + activeUses.length).toBe(promoUses)
  expect(missingOutcomes(simulation.history)).toEqual([])
  expect(missingBookings(simulation.history)).toEqual([])
  expect([...(await readChangeKinds())]).toEqual(expect.arrayContaining(settledChanges))
  const released = await db.selectFrom('orders').select('reference').where('released_at', 'is not', null).execute()
  expect(released.length).toBeGreaterThan(0)
  expect([...(await readTransferKinds())]).toEqual(expect.arrayContaining(topUpReturnKinds))
  expect(readCardActions()).toEqual(new Set(finalCardActions))
}, 600_000)
