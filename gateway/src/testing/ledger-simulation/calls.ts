import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { type Racer, postAs, racerCode } from '../racers.ts'
import type { TestGateway } from '../test-gateway.ts'
import type { BookableService } from './bookable-services.ts'

/** Outcome of a call that moves money, as seen by the client. `unknown`: no readable response, or neither a success nor a refusal. */
export type SeenOutcome =
  | { readonly kind: 'done'; readonly reference: string }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'unknown' }

export type Operation = 'book' | 'cancel' | 'pay' | 'change'

/** A call that moves money, with the outcome seen by the client. */
export interface SeenCall {
  readonly operation: Operation
  readonly key: string
  readonly racer: { readonly sub: string }
  readonly seen: readonly SeenOutcome[]
}

/** A call that its client retries with the same key until it gets a response. */
export interface MoneyCall extends SeenCall {
  readonly racer: Racer
  readonly url: string
  readonly body: object
  readonly service: BookableService
  readonly seen: SeenOutcome[]
}

const envelope = z.object({
  context: z.object({ trackToken: z.string().nullish() }).nullish(),
  response: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.object({ code: z.string() })).default([]),
})

const priced = z.object({ totalPrice: z.number() })
/** The response to a promo code has the new price in `request` for hotels, in `data` for other products. */
const reducedPrice = z
  .union([z.object({ request: priced }), z.object({ data: priced })])
  .transform((reply) => ('request' in reply ? reply.request : reply.data))

/** Creates the functions with which racers call a test gateway. */
export function createRacerCalls(gateway: TestGateway) {
  const post = async (racer: Racer, url: string, body: object, key?: string) => {
    const reply = await postAs(gateway.app, racer, url, body, key)
    // A malformed call is a bug in the test, unless the total changed after the client read it.
    const isStaleTotal = reply.body.includes("must equal the booking's total")
    if ([400, 404].includes(reply.statusCode) && !isStaleTotal) throw new Error(`${url}: ${reply.body}`)
    return { status: reply.statusCode, ...envelope.parse(reply.json()) }
  }

  return {
    post,

    /** Holds a service and returns the body that books it, or undefined if it is sold out. */
    async hold(
      racer: Racer,
      service: BookableService,
      { appliesPromo = false, payLater = false, paymentMethod = 'WALLET' } = {},
    ): Promise<object | undefined> {
      const { response, context } = await post(racer, service.checkPath, service.choice)
      const trackToken = context?.trackToken
      if (!response || !trackToken) return undefined
      const promo = appliesPromo ? service.promo : null
      const promoReply =
        promo &&
        (await post(racer, '/promo/apply', {
          type: service.kind,
          code: promo,
          trackToken,
          cultCode: 'en-US',
          data: {},
        }))
      // A code that is used up is refused; the agent then books at the full price.
      const reduced = promoReply && promoReply.response ? reducedPrice.parse(promoReply.response) : undefined
      return {
        provider: response['provider'],
        trackToken,
        price: reduced?.totalPrice ?? response['totalPrice'],
        promo: reduced ? promo : null,
        payLater,
        paymentMethod,
        cultCode: 'en-US',
        userGroup: 'b2b',
        requestObject: service.requestObject(response),
      }
    },

    /** Quotes a cancellation and returns the body that confirms it, or undefined if it is refused. */
    async quote(
      racer: Racer,
      service: BookableService,
      reference: string,
      provider: string,
    ): Promise<object | undefined> {
      const name = service.usesRequestId ? 'requestId' : 'bookingReferenceNo'
      const { response } = await post(racer, service.quoteCancellationPath, {
        [name]: reference,
        provider,
        cultCode: 'en-US',
      })
      if (!response) return undefined
      const requestObject = { ...response, cancellationReason: 'The group travels later' }
      return { provider, cultCode: 'en-US', packageId: response['packageId'], requestObject }
    },

    /** Quotes a change and returns the body that confirms it, or undefined if it is refused. */
    async quoteChange(racer: Racer, booking: object, change: object): Promise<object | undefined> {
      const { response } = await post(racer, '/booking/change', { ...booking, ...change, cultCode: 'en-US' })
      if (!response) return undefined
      const { changeId, bookingReferenceNo, difference } = response
      const requestObject = { bookingReferenceNo, difference }
      return { provider: Reflect.get(booking, 'provider'), cultCode: 'en-US', changeId, requestObject }
    },

    createCall: (racer: Racer, operation: Operation, service: BookableService, body: object): MoneyCall => ({
      racer,
      operation,
      url: {
        book: service.reservePath,
        cancel: service.confirmCancellationPath,
        pay: '/booking/pay',
        change: '/booking/confirmchange',
      }[operation],
      key: randomUUID(),
      body,
      service,
      seen: [],
    }),

    /** Sends or retries a call. */
    async send(call: MoneyCall): Promise<void> {
      const code = call.operation !== 'cancel' && { authCode: racerCode(call.racer, gateway.clock()) }
      const { status, response, errors } = await post(call.racer, call.url, { ...call.body, ...code }, call.key)
      const reference = response?.['bookingReferenceNo']
      // The outcome is open until the card is accepted.
      const isDone =
        ['Confirmed', 'Cancelled'].includes(String(response?.['bookingStatus'])) && !response?.['cardPayment']
      call.seen.push(
        isDone && typeof reference === 'string'
          ? { kind: 'done', reference }
          : status < 500 && errors[0]
            ? { kind: 'refused', code: errors[0].code }
            : { kind: 'unknown' },
      )
    },
  }
}
