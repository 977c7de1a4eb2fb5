import { randomUUID } from 'node:crypto'
import type { Db } from '#src/database/db.ts'
import type { SeededRandom } from '#src/values/seeded-random.ts'
import { BANK, lockAccounts, lockWallet, transfer, walletAccount } from '#src/ledger/repository.ts'
import { addDays } from '#src/values/calendar.ts'
import { toRiyals } from '#src/values/money.ts'
import { readOrder } from '#src/orders/repository.ts'
import type { TestGateway } from '../test-gateway.ts'
import type { FakeCardProvider } from '../fake-card-provider.ts'
import { newName } from '../calls/change-calls.ts'
import { simulateCardholders } from './cardholders.ts'
import { simulateCardReturns } from './card-returns.ts'
import type { Racer } from '../racers.ts'
import { settleAll } from '../settle-all.ts'
import { type MoneyCall, createRacerCalls } from './calls.ts'
import type { BookableService } from './bookable-services.ts'

const hasUnknownOutcome = ({ seen }: MoneyCall) => seen.at(-1)?.kind === 'unknown'

interface Simulation {
  readonly db: Db
  readonly gateway: TestGateway
  readonly cardProvider: FakeCardProvider
  readonly racers: readonly [Racer, ...Racer[]]
  readonly services: readonly [BookableService, ...BookableService[]]
  readonly random: SeededRandom
}

/**
 * Simulates agents who book, pay now or later, from the wallet or by card, change, cancel, top up and share, at random and in parallel.
 * Records the outcomes that clients see.
 */
export function simulateAgents({ db, gateway, cardProvider, racers, services, random }: Simulation) {
  const calls = createRacerCalls(gateway)
  const history: MoneyCall[] = []
  const cards = simulateCardholders(db, gateway, cardProvider, random)
  const returns = simulateCardReturns(db, gateway, cardProvider, random)
  const pickPaymentMethod = () => random.pick(['WALLET', 'WALLET', 'CARD'])

  const record = (call: MoneyCall) => {
    history.push(call)
    return call
  }

  /** Books; some agents send the same call several times at once. */
  async function book(racer: Racer, clicks: number): Promise<void> {
    const service = random.pick(services)
    const [appliesPromo, payLater] = [random.int(1, 3) === 1, random.int(1, 3) === 1]
    const body = await calls.hold(racer, service, { appliesPromo, payLater, paymentMethod: pickPaymentMethod() })
    if (!body) return
    const call = record(calls.createCall(racer, 'book', service, body))
    await settleAll(Array.from({ length: clicks }, () => calls.send(call)))
  }

  /** Picks a booking of the agent's company. */
  function pickBooking(racer: Racer, isCandidate: (call: MoneyCall) => boolean = () => true) {
    const booked = history.filter(
      (call) =>
        call.operation === 'book' &&
        call.racer.company_id === racer.company_id &&
        call.seen.some(({ kind }) => kind === 'done'),
    )
    const candidates = booked.filter(isCandidate)
    // Agents often act on the latest booking at the same time.
    const call = random.int(1, 2) === 1 ? candidates.at(-1) : candidates[random.int(0, candidates.length - 1)]
    const seen = call?.seen.find(({ kind }) => kind === 'done')
    return call && seen?.kind === 'done'
      ? { call, seen, provider: String(Reflect.get(call.body, 'provider')) }
      : undefined
  }

  /** Pays a booking that was made without payment, even if it is already paid. */
  async function pay(racer: Racer): Promise<void> {
    const booking = pickBooking(racer, ({ body }) => Reflect.get(body, 'payLater') === true)
    if (!booking) return
    const { call, seen, provider } = booking
    const { total_halalas: total } = await readOrder(db, seen.reference)
    const amount = toRiyals(total)
    const paymentMethod = pickPaymentMethod()
    const body = { bookingReferenceNo: seen.reference, provider, amount, paymentMethod, cultCode: 'en-US' }
    await calls.send(record(calls.createCall(racer, 'pay', call.service, body)))
  }

  /** Moves the deadlines of some unpaid bookings closer. */
  const bringDeadlinesCloser = () =>
    db
      .updateTable('orders')
      .set({ pay_by: new Date(gateway.clock().getTime() + 60_000), remind_at: gateway.clock() })
      .where('pay_by', '>', new Date(gateway.clock().getTime() + 60_000))
      .where('state', '=', 'confirmed')
      .where('reference', 'like', `%${random.int(0, 9)}`)
      .execute()

  async function cancel(racer: Racer): Promise<void> {
    const booking = pickBooking(racer)
    if (!booking) return
    const { call, seen, provider } = booking
    const body = await calls.quote(racer, call.service, seen.reference, provider)
    if (body) await calls.send(record(calls.createCall(racer, 'cancel', call.service, body)))
  }

  /** Changes a booking's names, dates or both; some agents confirm twice at once. */
  async function change(racer: Racer): Promise<void> {
    const [hasNames, hasDates] = random.pick([
      [true, false],
      [false, true],
      [false, true],
      [true, true],
    ])
    const booking = pickBooking(racer, ({ service }) => !hasDates || service.kind === 'hotel')
    if (!booking) return
    const { call, seen, provider } = booking
    const checkInDate = addDays('2027-01-10', random.int(0, 4))
    const changes = {
      ...(hasNames && { travellerDetails: [newName(random.pick(['Xanadu', 'Yarrow', 'Zephyr']))] }),
      ...(hasDates && { checkInDate, checkOutDate: addDays(checkInDate, random.int(1, 4)) }),
    }
    const body = await calls.quoteChange(racer, { bookingReferenceNo: seen.reference, provider }, changes)
    if (!body) return
    const changeCall = record(calls.createCall(racer, 'change', call.service, body))
    await settleAll(Array.from({ length: random.int(1, 2) }, () => calls.send(changeCall)))
  }

  const topUp = (racer: Racer) => (random.int(1, 2) === 1 ? deposit(racer) : topUpByCard(racer))

  const topUpByCard = (racer: Racer) =>
    calls.post(racer, '/payments', { amount: random.int(100, 3000).toFixed(2), cultCode: 'en-US' }, randomUUID())

  const deposit = ({ company_id, sub }: Racer) =>
    db.transaction().execute((trx) =>
      transfer(trx, {
        kind: 'deposit',
        from: BANK,
        to: walletAccount(company_id),
        halalas: random.int(100, 3000) * 100,
        at: gateway.clock(),
        orderReference: null,
        actorSub: sub,
      }),
    )

  /** Shares a stay with an agent of another company; both companies pay for the link at the same time. */
  async function payLink(owner: Racer): Promise<void> {
    const service = random.pick(services)
    const target = racers.find(({ company_id }) => company_id !== owner.company_id)
    const colleague = racers.find(({ company_id, sub }) => company_id === owner.company_id && sub !== owner.sub)
    if (service.kind !== 'hotel' || !target || !colleague) return
    const { roomGroups, ...search } = service.choice as { roomGroups: unknown }
    const { response } = await calls.post(owner, '/cart/link', {
      id: randomUUID(),
      email: target.email,
      expirationTime: new Date(gateway.clock().getTime() + 3_600_000).toISOString(),
      cultCode: 'en-US',
      data: { type: 'hotel', search, basket: { totalPrice: 900.5 }, selectedRooms: roomGroups },
    })
    const pay = async (payer: Racer) => {
      const body = await calls.hold(payer, service)
      if (body) await calls.send(record(calls.createCall(payer, 'book', service, { ...body, share: response?.['id'] })))
    }
    await settleAll([pay(target), pay(colleague)])
  }

  /** Retries a call that got no response. */
  async function retry(racer: Racer): Promise<void> {
    const call = history.find((earlier) => earlier.racer === racer && hasUnknownOutcome(earlier))
    if (call) await calls.send(call)
  }

  function actRandomly(racer: Racer): Promise<unknown> {
    const roll = random.int(1, 100)
    if (roll <= 30) return book(racer, 1)
    if (roll <= 36) return book(racer, 3)
    if (roll <= 46) return pay(racer)
    if (roll <= 54) return cards.actRandomly()
    if (roll <= 66) return cancel(racer)
    if (roll <= 82) return change(racer)
    if (roll <= 86) return topUp(racer)
    if (roll <= 90) return payLink(racer)
    return retry(racer)
  }

  return {
    history,

    /** Lets all agents act at the same time. The clock moves first, so that each agent has an unused code. */
    async round(): Promise<void> {
      gateway.advance(30)
      await bringDeadlinesCloser()
      await settleAll([
        ...racers.map(actRandomly),
        cards.actRandomly(),
        cards.actRandomly(),
        cards.actRandomly(),
        cards.lapse(),
        returns.actRandomly(),
      ])
    },

    /** Makes agents abandon all open pages of the card provider. */
    abandonPages: () => cards.abandonPages(),

    returns,

    /** Empties a company's wallet and disputes all its top-ups, so that it owes money. */
    async disputeAllTopUps(companyId: string): Promise<void> {
      await db.transaction().execute(async (trx) => {
        await lockAccounts(trx, [BANK, walletAccount(companyId)])
        const halalas = await lockWallet(trx, companyId)
        const payout = {
          kind: 'deposit',
          from: walletAccount(companyId),
          to: BANK,
          halalas,
          at: gateway.clock(),
        } as const
        if (halalas > 0) await transfer(trx, { ...payout, orderReference: null, actorSub: null })
      })
      await returns.disputeTopUps(companyId)
    },

    /** Retries all calls with an unknown outcome. */
    async retryOpen(): Promise<void> {
      for (const call of history.filter(hasUnknownOutcome)) await calls.send(call)
    },
  }
}
