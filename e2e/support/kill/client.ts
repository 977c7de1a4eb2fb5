import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SeenCall } from '../../../gateway/src/testing/ledger-simulation/calls.ts'
import { type Racer, racerCode } from '../../../gateway/src/testing/racers.ts'
import type { SeededRandom } from '../../../gateway/src/values/seeded-random.ts'
import { graphql } from '../stack.ts'
import type { Bookable, PickItem } from './products.ts'
import { bookingOutcome, confirmCancellation, order, quoteCancellation } from './operations.ts'
import type { KillableServices } from './services.ts'

type Seen = SeenCall['seen'][number]
type Call = SeenCall & { seen: Seen[] }

interface Booking {
  id: string
  reference: string
}

interface Outcome {
  __typename: string
  code?: string
  booking?: Booking
}

const dateInDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const authenticatorPeriodMs = 30_000
/** How long an agent retries: longer than the server needs to report that nothing was booked, and longer than a service takes to start on a busy machine. */
const maxRetryMs = 60_000

export interface ClientOptions {
  readonly services: KillableServices
  readonly racer: Racer
  readonly history: SeenCall[]
  readonly random: SeededRandom
}

/** Creates an agent who books and cancels, retries calls without a response with the same key, and records the outcomes. */
export function createClient({ services: { url, tokenOf }, racer, history, random }: ClientOptions) {
  const pick: PickItem = (list) => list[random.int(0, list.length - 1)]

  async function send<Data>(query: string, variables: object): Promise<Data> {
    const { data, errors } = await graphql<Data>(url, query, { variables: { ...variables }, token: tokenOf(racer) })
    if (errors) throw new Error(JSON.stringify(errors))
    return data
  }

  /** Retries a read until it succeeds, because a service may be starting, and a killed server loses its searches. */
  async function retryRead<Result>(read: () => Promise<Result | undefined>): Promise<Result | undefined> {
    for (const until = Date.now() + maxRetryMs; Date.now() < until;) {
      const result = await read().catch(() => undefined)
      if (result) return result
      await sleep(random.int(200, 800))
    }
    return undefined
  }

  const classifyOutcome = ({ __typename: type, code = type, booking }: Outcome): Seen =>
    booking
      ? { kind: 'done', reference: booking.reference }
      : type === 'OutcomeUnknown'
        ? { kind: 'unknown' }
        : { kind: 'refused', code }

  /** Looks up the outcome of a booking, as the waiting page does. */
  async function lookUp(key: string): Promise<Outcome> {
    const { outcome } = await send<{ outcome: { state: string; booking?: Booking } }>(bookingOutcome, { key })
    const { state, booking } = outcome
    if (state === 'BOOKED' && booking) return { __typename: 'Booked', booking }
    return { __typename: state === 'NOT_BOOKED' ? 'NotBooked' : 'OutcomeUnknown' }
  }

  /** Sends a call that moves money until its outcome is known. After each unknown outcome, the agent gives up in one case in ten. */
  async function retryUntilKnown(call: Call, query: string, createInput: () => object): Promise<Booking | undefined> {
    history.push(call)
    const sendCall = async () => (await send<{ outcome: Outcome }>(query, { input: createInput() })).outcome
    for (const until = Date.now() + maxRetryMs; Date.now() < until;) {
      const shouldLookUp = call.operation === 'book' && call.seen.length > 0 && random.int(1, 2) === 1
      const outcome = await (shouldLookUp ? lookUp(call.key) : sendCall()).catch(() => ({
        __typename: 'OutcomeUnknown',
      }))
      const seen = classifyOutcome(outcome)
      call.seen.push(seen)
      if (seen.kind === 'done') return 'booking' in outcome ? outcome.booking : undefined
      // An earlier call without a response may have used the code, so the agent waits for the next one.
      if (outcome.__typename === 'AuthCodeRefused')
        await sleep(authenticatorPeriodMs - (Date.now() % authenticatorPeriodMs) + 50)
      else if (seen.kind === 'refused' || random.int(1, 10) === 1) return undefined
      await sleep(random.int(300, 900))
    }
    return undefined
  }

  const createCall = (operation: Call['operation']): Call => ({ operation, key: randomUUID(), racer, seen: [] })

  async function book({ quote, bookMutation, input }: Bookable): Promise<Booking | undefined> {
    // Each attempt tries another day, because one may be sold out.
    const hold = await retryRead(() => {
      const plusDays = random.int(20, 90)
      return quote(send, pick, dateInDays(plusDays), dateInDays(plusDays + 2))
    })
    if (!hold) return undefined
    const call = createCall('book')
    return retryUntilKnown(call, bookMutation, () => ({
      ...order,
      ...input,
      quoteId: hold.id,
      idempotencyKey: call.key,
      acceptedTotal: hold.price.total.amount,
      payment: { wallet: { authCode: racerCode(racer, new Date()) } },
    }))
  }

  async function cancel({ id }: Booking): Promise<void> {
    const { quoteCancellation: quoted } =
      (await retryRead(() => send<{ quoteCancellation: { quote?: { id: string } } }>(quoteCancellation, { id }))) ?? {}
    const quoteId = quoted?.quote?.id
    if (!quoteId) return
    const call = createCall('cancel')
    await retryUntilKnown(call, confirmCancellation, () => ({
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
