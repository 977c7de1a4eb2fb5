import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { settleDeps } from '#src/testing/app.ts'
import { type Desk, openDesk } from '#src/testing/booking-desk.ts'
import { withDatabase } from '#src/testing/database.ts'
import { expectBalancedBooks } from '#src/testing/ledger-check.ts'
import { unpaidDesk } from '#src/testing/desks/unpaid-desk.ts'
import { followUnpaid } from './follow-unpaid.ts'

// On PostgreSQL the calls of a test run concurrently on up to twenty connections; on PGlite they run one after the other.

const database = withDatabase()
let opened: Promise<Desk> | undefined
let desk: Desk
let unpaid: ReturnType<typeof unpaidDesk>
beforeEach(async () => {
  opened ??= openDesk(database.db, { unpaidPerCompany: 6 })
  desk = await opened
  unpaid = unpaidDesk(desk, database.db)
})
afterEach(() => expectBalancedBooks(database.db))

const follow = () => followUnpaid(settleDeps(database.db, desk.clock), (error) => expect.unreachable(String(error)))
const times = <T>(count: number, call: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => call(index)))
const passTo = (instant: Date) => desk.pass((instant.getTime() - desk.clock().getTime()) / 1000)
const deadlineOf = ({ answer }: { answer: { response: Record<string, unknown> } }) =>
  new Date(`${String(answer.response['payBy'])}+03:00`)
const events = async (reference: string) =>
  (await database.db.selectFrom('order_events').select('kind').where('order_reference', '=', reference).execute()).map(
    ({ kind }) => kind,
  )
const later = (day: number) => ({ checkIn: `2027-03-${day}`, checkOut: `2027-03-${day + 2}` })

it('twenty payments with different keys charge once', async () => {
  const booked = await unpaid.book('agent')
  const before = Number(await desk.balance('agent'))
  const authCode = desk.freshCode('agent')
  const answers = await times(20, () => unpaid.pay('agent', booked, { authCode, key: randomUUID() }))
  expect(answers.filter(({ refusal }) => refusal === undefined)).toHaveLength(1)
  for (const { refusal } of answers.filter((answer) => answer.refusal)) {
    expect(refusal).toMatchObject({ code: 'NOT_PAYABLE', extraDetails: { reason: 'PAID' } })
  }
  expect(await desk.balance('agent')).toBe((before - booked.total).toFixed(2))
})

it('twenty payments with one key charge once and get the same answer', async () => {
  const booked = await unpaid.book('agent')
  const before = Number(await desk.balance('agent'))
  const call = { authCode: desk.freshCode('agent'), key: randomUUID() }
  const answers = await times(20, () => unpaid.pay('agent', booked, call))
  for (const { json } of answers) expect(json).toEqual(answers[0]?.json)
  expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1)
  expect(await desk.balance('agent')).toBe((before - booked.total).toFixed(2))
})

it('a payment and the release at the deadline have one outcome', async () => {
  for (let round = 0; round < 8; round += 1) {
    const booked = await unpaid.book('agent', later(20))
    const before = Number(await desk.balance('agent'))
    const deadline = deadlineOf(booked)
    passTo(new Date(deadline.getTime() - 1000))
    const authCode = desk.code('agent')
    const paying = unpaid.pay('agent', booked, { authCode })
    // The deadline passes at another moment of the payment in every round.
    for (let turn = 0; turn < round * 3; turn += 1) await Promise.resolve()
    if (round % 2) await database.db.selectFrom('orders').select('reference').limit(1).execute()
    passTo(deadline)
    const [paid] = await Promise.all([paying, follow(), follow()])
    const isPaid = paid.refusal === undefined
    await follow()
    const view = await unpaid.view('agent', booked)
    expect(view).toMatchObject(
      isPaid
        ? { bookingStatus: 'Confirmed', paymentStatus: 'PAID', releasedAt: null }
        : { bookingStatus: 'Cancelled', paymentStatus: 'UNPAID', payBy: expect.any(String) },
    )
    expect(await desk.balance('agent')).toBe((before - (isPaid ? booked.total : 0)).toFixed(2))
    desk.pass(-40 * 24 * 3600)
  }
})

it('releases an overdue booking once, whatever the number of processes', async () => {
  const booked = await unpaid.book('agent', later(22))
  passTo(deadlineOf(booked))
  await times(6, follow)
  expect((await events(booked.reference)).filter((kind) => kind === 'RELEASED')).toHaveLength(1)
  expect((await unpaid.mails(booked.reference)).filter((kind) => kind === 'booking-released')).toHaveLength(1)
  desk.pass(-40 * 24 * 3600)
})

it('a cancellation and a payment have one outcome', async () => {
  for (let round = 0; round < 6; round += 1) {
    const booked = await unpaid.book('agent', later(24))
    desk.pass(300)
    const before = Number(await desk.balance('agent'))
    const { response: quote } = await desk.quoteCancellation('colleague', booked.reference, booked.provider)
    const authCode = desk.freshCode('agent')
    const [paid, cancelled] = await Promise.all([
      unpaid.pay('agent', booked, { authCode }),
      desk.confirmCancellation('colleague', quote, booked.provider),
    ])
    const isPaid = paid.refusal === undefined
    expect(paid.refusal?.code).toBe(isPaid ? undefined : 'NOT_PAYABLE')
    expect(cancelled.refusal?.code).toBe(isPaid ? 'QUOTE_EXPIRED' : undefined)
    expect(await unpaid.view('agent', booked)).toMatchObject({ bookingStatus: isPaid ? 'Confirmed' : 'Cancelled' })
    expect(await desk.balance('agent')).toBe((before - (isPaid ? booked.total : 0)).toFixed(2))
  }
})

it('parallel bookings of a company do not pass the limit together', async () => {
  const holds = await times(10, (index) => desk.hold('partner', later(10 + index)))
  const answers = await times(10, (index) => desk.reserve('partner', { ...holds[index]?.body, payLater: true }))
  expect(answers.filter(({ refusal }) => refusal === undefined)).toHaveLength(6)
  expect(answers.filter(({ refusal }) => refusal?.code === 'TOO_MANY_UNPAID')).toHaveLength(4)
})
