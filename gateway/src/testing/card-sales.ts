import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { expect } from 'vitest'
import type { Db } from '#src/database/db.ts'
import { settleDueOrders, settleDuePayments } from '#src/testing/due-work.ts'
import { settleDeps, type TestOptions } from './app.ts'
import { openDesk, type TestStay, type Who } from './booking-desk.ts'
import { openCardDesk } from './card-desk.ts'
import { readPdf } from './pdf.ts'
import { unpaidDesk } from './desks/unpaid-desk.ts'

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

/** Books and pays by card at a desk whose card provider runs on loopback. */
export async function openCardSales(db: Db, settings: Pick<TestOptions, 'unpaidPerCompany' | 'products'> = {}) {
  const cardDesk = await openCardDesk()
  const desk = await openDesk(db, { cards: cardDesk.cards, ...settings })
  const unpaid = unpaidDesk(desk, db)
  const deps = settleDeps(db, desk.clock, settings.products)
  const settleOrders = () => settleDueOrders(deps, failOnError)
  const settleCards = (onError: (error: unknown) => void = failOnError) =>
    settleDuePayments(deps, cardDesk.cards, onError)

  const sales = {
    desk,
    cardDesk,
    unpaid,
    settleOrders,
    settleCards,

    /** Holds a stay and starts a card payment for it. */
    async start(stay: TestStay = {}, who: Who = 'agent') {
      const held = await desk.hold(who, stay)
      const body = { ...held.body, paymentMethod: 'CARD', authCode: desk.freshCode(who) }
      const key = randomUUID()
      const reply = await desk.reserve(who, body, key)
      const { bookingReferenceNo: reference, provider, cardPayment } = startedReservation.parse(reply.response)
      return { reference, provider, cardPayment, id: cardPayment.paymentId, key, body, total: held.total, reply }
    },

    /** Sends a signed notification and returns the response's status. */
    async notify(type: string, { id: reference, total }: Pick<StartedPayment, 'id' | 'total'>): Promise<number> {
      const notification = cardDesk.notification(type, { reference, amount: Math.round(total * 100) })
      return (await desk.app.inject({ method: 'POST', url: '/payments/notifications', ...notification })).statusCode
    },

    /** Accepts the agent's card and notifies the gateway. */
    async authorize(payment: Pick<StartedPayment, 'id' | 'total'>): Promise<void> {
      cardDesk.authorize(payment.id)
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
      const { response, refusal } = await desk.call('agent', '/booking/document', body)
      if (refusal) return { refused: refusal.extraDetails['reason'] }
      const { text } = await readPdf((await desk.app.inject(String(response['path']))).rawPayload)
      return { number: String(response['number']), text }
    },

    payment: async (id: string) => (await desk.call('agent', `/payments?id=${id}`)).response,

    endPage: async (id: string) => (await desk.call('agent', '/payments/cancel', { paymentId: id })).response,

    /** Returns the captures, voids and refunds that the provider has executed for a payment. */
    cardActions: (id: string) => cardDesk.records().find(({ reference }) => reference === id)?.executedActions,

    async cancel({ reference, provider }: Pick<StartedPayment, 'reference' | 'provider'>) {
      desk.advance(300)
      const { response: quote } = await desk.quoteCancellation('agent', reference, provider)
      return desk.confirmCancellation('agent', quote, provider)
    },

    close: () => cardDesk.close(),
  }
  return sales
}

export type CardSales = Awaited<ReturnType<typeof openCardSales>>
