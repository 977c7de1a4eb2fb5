import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { expect } from 'vitest'
import type { Db } from '#src/database/db.ts'
import { settleDueOrders, settleDuePayments } from '#src/testing/due-work.ts'
import { settleDeps, type TestOptions } from './app.ts'
import { openTestGateway, type TestStay, type DemoAgent } from './test-gateway.ts'
import { startFakeCardProvider } from './fake-card-provider.ts'
import { readPdf } from './pdf.ts'
import { createUnpaidBookingCalls } from './calls/unpaid-booking-calls.ts'

const startedReservation = z.object({
  bookingReferenceNo: z.string(),
  provider: z.string(),
  cardPayment: z.object({ paymentId: z.string(), pageUrl: z.string(), status: z.string() }),
})

/** A started payment and the booking that it pays. */
export interface StartedPayment {
  readonly id: string
  readonly reference: string
  readonly provider: string
  readonly total: number
}

const failOnError = (error: unknown) => expect.unreachable(String(error))

/** Opens a test gateway with a fake card provider, and creates agents' calls to book and pay by card. */
export async function openCardSales(db: Db, settings: Pick<TestOptions, 'unpaidPerCompany' | 'products'> = {}) {
  const cardProvider = await startFakeCardProvider()
  const gateway = await openTestGateway(db, { cards: cardProvider.cards, ...settings })
  const unpaid = createUnpaidBookingCalls(gateway, db)
  const deps = settleDeps(db, gateway.clock, settings.products)
  const settleOrders = () => settleDueOrders(deps, failOnError)
  const settleCards = (onError: (error: unknown) => void = failOnError) =>
    settleDuePayments(deps, cardProvider.cards, onError)

  const sales = {
    gateway,
    cardProvider,
    unpaid,
    settleOrders,
    settleCards,

    /** Holds a stay and starts a card payment for it. */
    async start(stay: TestStay = {}, who: DemoAgent = 'agent') {
      const held = await gateway.hold(who, stay)
      const body = { ...held.body, paymentMethod: 'CARD', authCode: gateway.freshCode(who) }
      const key = randomUUID()
      const reply = await gateway.reserve(who, body, key)
      const { bookingReferenceNo: reference, provider, cardPayment } = startedReservation.parse(reply.response)
      return { reference, provider, cardPayment, id: cardPayment.paymentId, key, body, total: held.total, reply }
    },

    /** Sends a signed notification and returns the response's status. */
    async notify(type: string, { id: reference, total }: Pick<StartedPayment, 'id' | 'total'>): Promise<number> {
      const notification = cardProvider.notification(type, { reference, amount: Math.round(total * 100) })
      return (await gateway.app.inject({ method: 'POST', url: '/payments/notifications', ...notification })).statusCode
    },

    /** Accepts the agent's card and notifies the gateway. */
    async authorize(payment: Pick<StartedPayment, 'id' | 'total'>): Promise<void> {
      cardProvider.authorize(payment.id)
      expect(await sales.notify('payment_approved', payment)).toBe(200)
    },

    /** Books by card and waits until the card is charged. */
    async book(stay: TestStay = {}) {
      const payment = await sales.start(stay)
      await sales.authorize(payment)
      await settleOrders()
      await settleCards()
      return payment
    },

    view: (booking: Pick<StartedPayment, 'reference' | 'provider'>) => unpaid.view('agent', booking),

    /** Returns the number and text of a document, or the reason why it cannot be issued. */
    async document({ reference, provider }: Pick<StartedPayment, 'reference' | 'provider'>, kind: string) {
      const body = { bookingReferenceNo: reference, provider, kind, cultCode: 'en-US' }
      const { response, refusal } = await gateway.call('agent', '/booking/document', body)
      if (refusal) return { refused: refusal.extraDetails['reason'] }
      const { text } = await readPdf((await gateway.app.inject(String(response['path']))).rawPayload)
      return { number: String(response['number']), text }
    },

    payment: async (id: string) => (await gateway.call('agent', `/payments?id=${id}`)).response,

    endPage: async (id: string) => (await gateway.call('agent', '/payments/cancel', { paymentId: id })).response,

    /** Returns the captures, voids and refunds that the provider has executed for a payment. */
    cardActions: (id: string) => cardProvider.records().find(({ reference }) => reference === id)?.executedActions,

    async cancel({ reference, provider }: Pick<StartedPayment, 'reference' | 'provider'>) {
      gateway.advance(300)
      const { response: quote } = await gateway.quoteCancellation('agent', reference, provider)
      return gateway.confirmCancellation('agent', quote, provider)
    },

    close: () => cardProvider.close(),
  }
  return sales
}

export type CardSales = Awaited<ReturnType<typeof openCardSales>>
