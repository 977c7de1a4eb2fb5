import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { waitUntilBlocked } from '#src/testing/wait-until-blocked.ts'
import { type TestGateway, openTestGateway } from '#src/testing/test-gateway.ts'
import { withDatabase } from '#src/testing/database.ts'
import { expectBalancedBooks } from '#src/testing/ledger-check.ts'
import { authorization } from '#src/testing/token.ts'
import { findSmallHotel } from '#src/testing/small-hotel.ts'
import { BANK, lockWallet, readBalances, transfer, walletAccount } from '#src/ledger/repository.ts'
import { demoCompanyIds } from '../../seeds/companies.ts'

// On PostgreSQL the calls of a test run concurrently on up to twenty connections; on PGlite they run one after the other.

const database = withDatabase()
const isPostgres = inject('database').engine === 'postgres'
let sharedGateway: Promise<TestGateway> | undefined
let gateway: TestGateway
beforeEach(async () => {
  sharedGateway ??= openTestGateway(database.db)
  gateway = await sharedGateway
  gateway.advance(3600)
})
afterEach(() => expectBalancedBooks(database.db))

const runConcurrently = <T>(count: number, call: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => call(index)))
const countBookings = async (trackToken: string) =>
  (
    await database.db
      .selectFrom('holds')
      .select('order_reference')
      .where('track_token', '=', trackToken)
      .where('order_reference', 'is not', null)
      .execute()
  ).length
const codes = (replies: { refusal: { code: string } | undefined }[]) =>
  replies.map(({ refusal }) => refusal?.code ?? 'booked').toSorted()
const count = <T>(list: readonly T[], item: T) => list.filter((each) => each === item).length

/** Locks company A's wallet until the returned function is called. PGlite has one connection, which the lock would block. */
const holdWalletLock = async () => {
  const unlock = Promise.withResolvers<void>()
  const locked = Promise.withResolvers<void>()
  const done = database.db.transaction().execute(async (trx) => {
    await lockWallet(trx, demoCompanyIds.a)
    locked.resolve()
    await unlock.promise
  })
  await locked.promise
  return async () => {
    unlock.resolve()
    await done
  }
}

/** Sets the balance of company A. */
const setBalance = async (halalas: number) => {
  const wallet = walletAccount(demoCompanyIds.a)
  const change = halalas - (await readBalances(database.db, demoCompanyIds.a)).available
  const [from, to] = change > 0 ? [BANK, wallet] : [wallet, BANK]
  await database.db.transaction().execute((trx) =>
    transfer(trx, {
      kind: 'deposit',
      from,
      to,
      halalas: Math.abs(change),
      at: gateway.clock(),
      orderReference: null,
      actorSub: null,
    }),
  )
}

describe('gateway with concurrent calls', () => {
  it('makes one booking for fifty calls with one key and returns the same response to all', async () => {
    const { body, trackToken, total } = await gateway.hold('agent')
    const balanceBefore = Number(await gateway.balance('agent'))
    const key = randomUUID()
    const authCode = gateway.freshCode('agent')
    const replies = await runConcurrently(50, () => gateway.reserve('agent', { ...body, authCode }, key))

    const [first] = replies
    expect(first?.response).toMatchObject({ bookingStatus: 'Confirmed' })
    for (const reply of replies) expect(reply.json).toEqual(first?.json)
    expect(
      count(
        replies.map(({ replayed }) => replayed),
        false,
      ),
    ).toBe(1)
    expect(await countBookings(trackToken)).toBe(1)
    expect(await gateway.balance('agent')).toBe((balanceBefore - total).toFixed(2))
  })

  it('makes one booking for fifty calls with one hold and different keys, and returns its reference to the others', async () => {
    const { body, trackToken } = await gateway.hold('agent')
    const authCode = gateway.freshCode('agent')
    const replies = await runConcurrently(50, () => gateway.reserve('agent', { ...body, authCode }))

    const booked = replies.filter(({ refusal }) => refusal === undefined)
    expect(booked).toHaveLength(1)
    const bookingReferenceNo = booked[0]?.response['bookingReferenceNo']
    for (const { refusal } of replies.filter((reply) => reply !== booked[0])) {
      expect(refusal).toMatchObject({ code: 'TRACK_TOKEN_USED', extraDetails: { bookingReferenceNo } })
    }
    expect(await countBookings(trackToken)).toBe(1)
  })

  it('makes one booking for one key with two request bodies', async () => {
    const { body, trackToken } = await gateway.hold('agent')
    const key = randomUUID()
    const authCode = gateway.freshCode('agent')
    const replies = await runConcurrently(20, (index) =>
      gateway.reserve('agent', { ...body, authCode, ibanNumber: index % 2 ? undefined : 'SA00' }, key),
    )
    expect(await countBookings(trackToken)).toBe(1)
    // A refused IBAN releases the key, so either body may be first.
    const allowedCodes = new Set(['booked', 'IBAN_UNKNOWN', 'IDEMPOTENCY_MISMATCH'])
    expect(codes(replies).filter((code) => !allowedCodes.has(code))).toEqual([])
    expect(codes(replies)).toContain('booked')
  })

  it('lets only one agent hold a hotel’s last rooms', async () => {
    const dates = { checkIn: '2027-04-05', checkOut: '2027-04-08' }
    const { hotelCode, rooms } = findSmallHotel(dates)
    const allRooms = Array.from({ length: rooms }, () => ({ adults: 2 }))
    const choice = await gateway.choose('agent', { hotelCode, ...dates, rooms: allRooms })
    const replies = await runConcurrently(20, async (index) => {
      const who = index % 2 ? 'agent' : 'partner'
      const { response } = await gateway.call(who, '/hotels/availabities', choice)
      return { who, held: 'roomGroups' in response }
    })
    expect(new Set(replies.filter(({ held }) => held).map(({ who }) => who)).size).toBe(1)
    const { taken } = await database.db
      .selectFrom('taken_stock')
      .select((eb) => eb.fn.sum<number>('quantity').as('taken'))
      .where('day', '=', dates.checkIn)
      .executeTakeFirstOrThrow()
    expect(taken).toBe(rooms)
  })

  /** Holds a hotel's last rooms for one agent and prepares another agent's check of the same rooms. Moves the clock to a second before the hold expires. */
  const prepareExpiringHold = async (dates: { checkIn: string; checkOut: string }) => {
    const { hotelCode, rooms } = findSmallHotel(dates)
    const stay = { hotelCode, ...dates, rooms: Array.from({ length: rooms }, () => ({ adults: 1 })) }
    const choice = await gateway.choose('partner', stay)
    const held = await gateway.hold('agent', stay)
    gateway.advance(899)
    const body = { ...held.body, authCode: gateway.code('agent') }
    return {
      rooms,
      pay: () => gateway.reserve('agent', body),
      check: () => gateway.call('partner', '/hotels/availabities', choice),
      countTakenRooms: async () =>
        (
          await database.db
            .selectFrom('taken_stock')
            .select((eb) => eb.fn.sum<number>('quantity').as('rooms'))
            .where('stock', '=', hotelCode)
            .where('day', '=', dates.checkIn)
            .executeTakeFirstOrThrow()
        ).rooms,
    }
  }

  it.runIf(isPostgres)('books the rooms on a hold that expires while it is being paid for', async () => {
    const { rooms, pay, check, countTakenRooms } = await prepareExpiringHold({
      checkIn: '2027-04-12',
      checkOut: '2027-04-15',
    })
    // With the wallet locked, the payment waits after it has seen a valid hold and before it books.
    const unlockWallet = await holdWalletLock()
    const paying = pay()
    await waitUntilBlocked(database.db)
    gateway.advance(1)
    const checking = check()
    await waitUntilBlocked(database.db, 2)
    await unlockWallet()
    expect((await paying).response).toMatchObject({ bookingStatus: 'Confirmed' })
    expect((await checking).response).not.toHaveProperty('roomGroups')
    expect(await countTakenRooms()).toBe(rooms)
  })

  it('releases the rooms on an expired hold to an agent who checks them while another pays', async () => {
    const { rooms, pay, check, countTakenRooms } = await prepareExpiringHold({
      checkIn: '2027-05-12',
      checkOut: '2027-05-15',
    })
    gateway.advance(1)
    const [paid, checked] = await Promise.all([pay(), check()])
    expect(paid.refusal?.code).toBe('TRACK_TOKEN_EXPIRED')
    expect(checked.response).toHaveProperty('roomGroups')
    expect(await countTakenRooms()).toBe(rooms)
  })

  it.runIf(isPostgres)('books and charges nothing when the caller disconnects while the call waits', async () => {
    const { body, trackToken, total } = await gateway.hold('agent')
    const balanceBefore = Number(await gateway.balance('agent'))
    const key = randomUUID()
    const unlockWallet = await holdWalletLock()
    const disconnect = new AbortController()
    const url = await gateway.app.listen({ port: 0, host: '127.0.0.1' })
    const call = fetch(`${url}/hotels/b2breservation`, {
      method: 'POST',
      headers: { ...authorization('agent'), 'idempotency-key': key, 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, authCode: gateway.freshCode('agent') }),
      signal: disconnect.signal,
    })
    await waitUntilBlocked(database.db)
    disconnect.abort()
    await expect(call).rejects.toThrow('aborted')
    const { server } = gateway.app
    const connections = () => new Promise((resolve) => void server.getConnections((_error, open) => resolve(open)))
    await vi.waitFor(async () => expect(await connections()).toBe(0))
    await unlockWallet()
    // Waits until the first call ends, because both use the same key.
    const secondReply = await gateway.reserve('agent', { ...body, authCode: gateway.freshCode('agent') }, key)
    expect(secondReply).toMatchObject({ replayed: false, response: { bookingStatus: 'Confirmed' } })
    expect(await countBookings(trackToken)).toBe(1)
    expect(await gateway.balance('agent')).toBe((balanceBefore - total).toFixed(2))
  })

  it('accepts an authenticator code for only one payment', async () => {
    const holds = [await gateway.hold('agent'), await gateway.hold('agent'), await gateway.hold('agent')]
    const authCode = gateway.freshCode('agent')
    const replies = await Promise.all(holds.map(({ body }) => gateway.reserve('agent', { ...body, authCode })))
    expect(codes(replies)).toEqual(['AUTH_CODE_USED', 'AUTH_CODE_USED', 'booked'])
  })

  it('does not let two of a company’s agents spend the same balance', async () => {
    const first = await gateway.hold('agent')
    const second = await gateway.hold('colleague')
    await setBalance(Math.round(first.total * 100) + 1)
    gateway.advance(30)
    const replies = await Promise.all([
      gateway.reserve('agent', { ...first.body, authCode: gateway.code('agent') }),
      gateway.reserve('colleague', { ...second.body, authCode: gateway.code('colleague') }),
    ])
    expect(codes(replies)).toEqual(['WALLET_SHORT', 'booked'])
    expect(await gateway.balance('agent')).toBe('0.01')
    await setBalance(50_000_00)
  })

  it('counts each wrong code', async () => {
    const { body } = await gateway.hold('partner')
    const replies = await runConcurrently(20, () => gateway.reserve('partner', { ...body, authCode: '000000' }))
    expect(count(codes(replies), 'AUTH_CODE_INVALID')).toBe(4)
    expect(count(codes(replies), 'AUTH_CODE_LOCKED')).toBe(16)
  })

  it('refunds once for twenty confirmations of one cancellation', async () => {
    const { reference, body, total } = await gateway.book('agent')
    const balanceBefore = Number(await gateway.balance('agent'))
    gateway.advance(300)
    const quote = await gateway.quoteCancellation('agent', reference, body.provider)
    const replies = await runConcurrently(20, () => gateway.confirmCancellation('agent', quote.response, body.provider))
    expect(count(codes(replies), 'booked')).toBe(1)
    expect(count(codes(replies), 'cancelInProgress') + count(codes(replies), 'QUOTE_USED')).toBe(19)
    expect(await gateway.balance('agent')).toBe((balanceBefore + total).toFixed(2))
  })

  it('returns the same response to twenty confirmations with one key', async () => {
    const { reference, body, total } = await gateway.book('agent')
    const balanceBefore = Number(await gateway.balance('agent'))
    gateway.advance(300)
    const { response } = await gateway.quoteCancellation('agent', reference, body.provider)
    const key = randomUUID()
    const replies = await runConcurrently(20, () => gateway.confirmCancellation('agent', response, body.provider, key))
    for (const reply of replies) expect(reply.json).toEqual(replies[0]?.json)
    expect(replies[0]?.response).toMatchObject({ bookingStatus: 'Cancelled', refundAmount: total })
    expect(await gateway.balance('agent')).toBe((balanceBefore + total).toFixed(2))
  })

  it('refunds once when several quotes for one booking are confirmed', async () => {
    const { reference, body, total } = await gateway.book('agent')
    const balanceBefore = Number(await gateway.balance('agent'))
    gateway.advance(300)
    const quotes = await runConcurrently(8, (index) =>
      gateway.quoteCancellation(index % 2 ? 'agent' : 'colleague', reference, body.provider),
    )
    const replies = await Promise.all(
      quotes.map(({ response }, index) =>
        gateway.confirmCancellation(index % 2 ? 'agent' : 'colleague', response, body.provider),
      ),
    )
    expect(count(codes(replies), 'booked')).toBe(1)
    expect(count(codes(replies), 'cancelInProgress') + count(codes(replies), 'notEligible')).toBe(7)
    expect(await gateway.balance('agent')).toBe((balanceBefore + total).toFixed(2))
  })

  it('keeps the ledger balanced while one company books and cancels', async () => {
    const booked = [await gateway.book('agent'), await gateway.book('agent'), await gateway.book('agent')]
    gateway.advance(300)
    const quotes = await Promise.all(
      booked.map(({ reference, body }) => gateway.quoteCancellation('agent', reference, body.provider)),
    )
    const holds = [await gateway.hold('agent'), await gateway.hold('colleague')]
    gateway.advance(30)
    const replies = await Promise.all([
      ...quotes.map(({ response }) => gateway.confirmCancellation('agent', response, holds[0]?.body.provider ?? '')),
      ...holds.map(({ body }, index) => {
        const who = index === 0 ? 'agent' : 'colleague'
        return gateway.reserve(who, { ...body, authCode: gateway.code(who) })
      }),
    ])
    expect(codes(replies)).toEqual(['booked', 'booked', 'booked', 'booked', 'booked'])
  })
})
