import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { waitUntilBlocked } from '#src/testing/wait-until-blocked.ts'
import { type TestGateway, openTestGatewayAt, openTestGateway } from '#src/testing/test-gateway.ts'
import { withDatabase } from '#src/testing/database.ts'
import { expectBalancedBooks } from '#src/testing/ledger-check.ts'
import { type LinkCalls, createLinkCalls } from '#src/testing/calls/link-calls.ts'
import { BANK, transfer, walletAccount } from '#src/ledger/repository.ts'
import { demoCompanyIds } from '../../seeds/companies.ts'

// On PostgreSQL the calls of a test run concurrently on up to twenty connections; on PGlite they run one after the other.

const database = withDatabase()
let opened: Promise<TestGateway> | undefined
let gateway: TestGateway
let links: LinkCalls
beforeEach(async () => {
  opened ??= openTestGateway(database.db)
  gateway = await opened
  gateway.advance(3600)
  links = createLinkCalls(gateway)
  await database.db.deleteFrom('call_counts').execute()
  await database.db.transaction().execute((trx) =>
    transfer(trx, {
      kind: 'deposit',
      from: BANK,
      to: walletAccount(demoCompanyIds.b),
      halalas: 50_000_00,
      at: gateway.clock(),
      orderReference: null,
      actorSub: null,
    }),
  )
})
afterEach(() => expectBalancedBooks(database.db))

const isPostgres = inject('database').engine === 'postgres'
const rounds = isPostgres ? 20 : 6

/** Locks a link until the returned function is called. PGlite has one connection, which the lock would block. */
const holdLinkLock = async (id: string) => {
  const unlock = Promise.withResolvers<void>()
  const lockAcquired = Promise.withResolvers<void>()
  const transaction = database.db.transaction().execute(async (trx) => {
    await trx.selectFrom('payment_links').select('id').where('id', '=', id).forUpdate().execute()
    lockAcquired.resolve()
    await unlock.promise
  })
  await lockAcquired.promise
  return async () => {
    unlock.resolve()
    await transaction
  }
}

const readLinkState = (id: string) =>
  database.db
    .selectFrom('payment_links')
    .select(['disabled_at', 'order_reference', 'paid_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

const readCodes = (replies: { refusal: { code: string } | undefined }[]) =>
  replies.map(({ refusal }) => refusal?.code ?? 'booked').toSorted()

describe('gateway with concurrent calls about one payment link', () => {
  it('makes one booking when two people pay', async () => {
    for (let round = 0; round < rounds; round++) {
      gateway.advance(120)
      const id = await links.shareStay()
      const holds = [await gateway.hold('partner'), await gateway.hold('colleague')]
      gateway.advance(30)
      const before = [Number(await gateway.balance('partner')), Number(await gateway.balance('colleague'))]
      const replies = await Promise.all(
        (['partner', 'colleague'] as const).map((who, index) =>
          gateway.reserve(who, { ...holds[index]?.body, share: id, authCode: gateway.code(who) }),
        ),
      )
      const [success, refusal] = readCodes(replies).toReversed()
      expect(['LINK_PAID', 'LINK_PENDING']).toContain(refusal)
      expect(success).toBe('booked')
      const after = [Number(await gateway.balance('partner')), Number(await gateway.balance('colleague'))]
      const charges = before.map((balance, index) => Math.round((balance - (after[index] ?? 0)) * 100))
      expect(charges.filter((halalas) => halalas > 0)).toHaveLength(1)
      expect((await readLinkState(id)).paid_at).not.toBeNull()
    }
  })

  it('makes one booking when one agent pays in two tabs, and refuses the other tab before it uses the code', async () => {
    for (let round = 0; round < rounds; round++) {
      gateway.advance(120)
      const id = await links.shareStay()
      const tabs = [await gateway.hold('partner'), await gateway.hold('partner')]
      const authCode = gateway.freshCode('partner')
      const before = Number(await gateway.balance('partner'))
      const replies = await Promise.all(
        tabs.map(({ body }) => gateway.reserve('partner', { ...body, share: id, authCode })),
      )
      const [success, refusal] = readCodes(replies).toReversed()
      expect(['LINK_PAID', 'LINK_PENDING']).toContain(refusal)
      expect(success).toBe('booked')
      const total = Number(replies.find(({ refusal }) => !refusal)?.response['totalPrice'])
      expect(before - Number(await gateway.balance('partner'))).toBeCloseTo(total, 2)
    }
  })

  it('either accepts the payment or disables the link when the two race', async () => {
    const outcomes = new Set<'paid' | 'disabled'>()
    for (let round = 0; round < rounds; round++) {
      gateway.advance(120)
      const id = await links.shareStay()
      const { body } = await gateway.hold('partner')
      const authCode = gateway.freshCode('partner')
      const disable = async () => {
        // With each round, the payment gets further before the link is disabled.
        if (round % 2 === 0) await setTimeout(round * 3)
        return links.change('agent', { id })
      }
      const pay = () => gateway.reserve('partner', { ...body, share: id, authCode })
      const [payment, change] =
        round % 2 === 0
          ? await Promise.all([pay(), disable()])
          : await Promise.all([disable(), pay()]).then(([disabled, paid]) => [paid, disabled] as const)
      const { disabled_at, order_reference, paid_at } = await readLinkState(id)
      outcomes.add(payment.refusal ? 'disabled' : 'paid')
      if (payment.refusal) {
        expect([payment.refusal.code, change.response.status]).toEqual(['LINK_DISABLED', 'disabled'])
        expect([disabled_at !== null, order_reference, paid_at]).toEqual([true, null, null])
      } else {
        expect(['LINK_PAID', 'LINK_PENDING']).toContain(change.code)
        expect([disabled_at, paid_at !== null]).toEqual([null, true])
      }
    }
    expect(outcomes.size).toBe(2)
  })

  it('either books or refuses a payment while the link expires', async () => {
    // The expiry is reached when the payment reads the clock for the first time, the second time and so on.
    let readings = Infinity
    const clock = () => {
      if (readings-- === 0) gateway.advance(1)
      return gateway.clock()
    }
    const payer = await openTestGatewayAt(database.db, gateway.clock(), { clock })
    const outcomes: string[] = []
    for (let round = 0; round < 12; round++) {
      gateway.advance(120)
      const id = await links.shareStay('agent', { expirationTime: links.inMinutes(15) })
      gateway.advance(14 * 60)
      const { body } = await gateway.hold('partner')
      gateway.advance(29)
      const authCode = gateway.freshCode('partner')
      readings = round
      const { refusal } = await payer.reserve('partner', { ...body, share: id, authCode })
      outcomes.push(refusal?.code ?? 'booked')
      const { order_reference, paid_at } = await readLinkState(id)
      expect([order_reference !== null, paid_at !== null]).toEqual(refusal ? [false, false] : [true, true])
      const { errorCode } = await links.open('agent', id)
      expect(errorCode).toBe(refusal ? 'LINK_EXPIRED' : 'LINK_PAID')
    }
    expect(new Set(outcomes)).toEqual(new Set(['LINK_EXPIRED', 'booked']))
  })

  it.runIf(isPostgres)('refuses a payment if the link expires while the payment waits for its lock', async () => {
    const id = await links.shareStay('agent', { expirationTime: links.inMinutes(15) })
    gateway.advance(14 * 60)
    const { body } = await gateway.hold('partner')
    const authCode = gateway.freshCode('partner')
    const before = await gateway.balance('partner')
    const unlock = await holdLinkLock(id)
    const payment = gateway.reserve('partner', { ...body, share: id, authCode })
    await waitUntilBlocked(database.db)
    gateway.advance(30)
    await unlock()
    expect((await payment).refusal?.code).toBe('LINK_EXPIRED')
    expect(await gateway.balance('partner')).toBe(before)
  })

  it('creates one link and sends one e-mail for fifteen identical requests', async () => {
    const body = await links.buildBody('agent')
    const replies = await Promise.all(Array.from({ length: 15 }, () => links.share('agent', body)))
    const ids = new Set(replies.map(({ response }) => response['id']))
    expect(ids.size).toBe(1)
    const emails = await database.db
      .selectFrom('mails')
      .select('id')
      .where('dedupe_key', '=', `link-shared:${[...ids].join()}`)
      .execute()
    expect(emails).toHaveLength(1)
  })

  it('accepts a payment while the link is being extended', async () => {
    const id = await links.shareStay()
    const { body } = await gateway.hold('partner')
    const authCode = gateway.freshCode('partner')
    const [payment, extension] = await Promise.all([
      gateway.reserve('partner', { ...body, share: id, authCode }),
      links.change('agent', { id, expirationTime: links.inMinutes(600) }),
    ])
    expect(payment.response['bookingStatus']).toBe('Confirmed')
    expect([undefined, 'LINK_PAID', 'LINK_PENDING']).toContain(extension.code)
    expect((await readLinkState(id)).paid_at).not.toBeNull()
  })
})
