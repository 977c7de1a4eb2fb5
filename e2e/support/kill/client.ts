import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SeenCall } from '../../../gateway/src/testing/ledger-play/calls.ts'
import { type Racer, racerCode } from '../../../gateway/src/testing/racers.ts'
import type { SeededRandom } from '../../../gateway/src/values/seeded-random.ts'
import { graphql } from '../stack.ts'
import type { Bookable, Pick } from './products.ts'
import { bookingOutcome, confirmCancellation, order, quoteCancellation } from './operations.ts'
import type { KillableServices } from './services.ts'

type Seen = SeenCall['seen'][number]
type Call = SeenCall & { seen: Seen[] }

interface Booking {
  id: string
  reference: string
}

interface Answer {
  __typename: string
  code?: string
  booking?: Booking
}

const day = (plus: number) => new Date(Date.now() + plus * 86_400_000).toISOString().slice(0, 10)
const codeMs = 30_000
/** Longer than the server needs to report that nothing was booked, and longer than a service's start on a busy machine. */
const insistMs = 60_000

export interface ClientOptions {
  readonly services: KillableServices
  readonly racer: Racer
  readonly history: SeenCall[]
  readonly random: SeededRandom
}

/** An agent who books and cancels, retries unanswered calls with the same key, and records the answers. */
export function client({ services: { url, tokenOf }, racer, history, random }: ClientOptions) {
  const pick: Pick = (list) => list[random.int(0, list.length - 1)]

  async function ask<Data>(query: string, variables: object): Promise<Data> {
    const { data, errors } = await graphql<Data>(url, query, { variables: { ...variables }, token: tokenOf(racer) })
    if (errors) throw new Error(JSON.stringify(errors))
    return data
  }

  /** Repeats a read until it succeeds, because a service may be starting, and a killed server loses its searches. */
  async function persistently<Result>(read: () => Promise<Result | undefined>): Promise<Result | undefined> {
    for (const until = Date.now() + insistMs; Date.now() < until;) {
      const result = await read().catch(() => undefined)
      if (result) return result
      await sleep(random.int(200, 800))
    }
    return undefined
  }

  const seenIn = ({ __typename: type, code = type, booking }: Answer): Seen =>
    booking
      ? { kind: 'done', reference: booking.reference }
      : type === 'OutcomeUnknown'
        ? { kind: 'unknown' }
        : { kind: 'refused', code }

  /** Looks up the outcome of a booking, as the waiting page does. */
  async function lookUp(key: string): Promise<Answer> {
    const { outcome } = await ask<{ outcome: { state: string; booking?: Booking } }>(bookingOutcome, { key })
    const { state, booking } = outcome
    if (state === 'BOOKED' && booking) return { __typename: 'Booked', booking }
    return { __typename: state === 'NOT_BOOKED' ? 'NotBooked' : 'OutcomeUnknown' }
  }

  /** Sends a money call until it is answered; every tenth agent who gets no answer gives up. */
  async function insist(call: Call, query: string, inputOf: () => object): Promise<Booking | undefined> {
    history.push(call)
    const send = async () => (await ask<{ outcome: Answer }>(query, { input: inputOf() })).outcome
    for (const until = Date.now() + insistMs; Date.now() < until;) {
      const isLookedUp = call.operation === 'book' && call.seen.length > 0 && random.int(1, 2) === 1
      const answer = await (isLookedUp ? lookUp(call.key) : send()).catch(() => ({ __typename: 'OutcomeUnknown' }))
      const seen = seenIn(answer)
      call.seen.push(seen)
      if (seen.kind === 'done') return 'booking' in answer ? answer.booking : undefined
      // The code may have been used by the call that got no answer.
      if (answer.__typename === 'AuthCodeRefused') await sleep(codeMs - (Date.now() % codeMs) + 50)
      else if (seen.kind === 'refused' || random.int(1, 10) === 1) return undefined
      await sleep(random.int(300, 900))
    }
    return undefined
  }

  const newCall = (operation: Call['operation']): Call => ({ operation, key: randomUUID(), racer, seen: [] })

  async function book({ quote, book: query, input }: Bookable): Promise<Booking | undefined> {
    // Tries another day when one is sold out.
    const held = await persistently(() => {
      const plusDays = random.int(20, 90)
      return quote(ask, pick, day(plusDays), day(plusDays + 2))
    })
    if (!held) return undefined
    const call = newCall('book')
    return insist(call, query, () => ({
      ...order,
      ...input,
      quoteId: held.id,
      idempotencyKey: call.key,
      acceptedTotal: held.price.total.amount,
      payment: { wallet: { authCode: racerCode(racer, new Date()) } },
    }))
  }

  async function cancel({ id }: Booking): Promise<void> {
    const { quoteCancellation: quoted } =
      (await persistently(() => ask<{ quoteCancellation: { quote?: { id: string } } }>(quoteCancellation, { id }))) ??
      {}
    const quoteId = quoted?.quote?.id
    if (!quoteId) return
    const call = newCall('cancel')
    await insist(call, confirmCancellation, () => ({
      quoteId,
      idempotencyKey: call.key,
      reason: 'The group travels later',
    }))
  }

  return {
    /** Books and, most of the time, cancels if possible. Returns whether it booked. */
    async bookAndCancel(product: Bookable): Promise<boolean> {
      const booking = await book(product)
      if (booking && random.int(1, 4) > 1) await cancel(booking)
      return booking !== undefined
    },
  }
}
