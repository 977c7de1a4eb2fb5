import type { PaymentEvent } from './payment-state.ts'

/** A payment as its provider states it. */
export interface PaymentFacts {
  /** Id of our row. */
  readonly reference: string
  readonly event: PaymentEvent
  readonly halalas: number
  readonly currency: string
}

export interface NewSession {
  readonly reference: string
  readonly halalas: number
  /** Language of the agent's screen. */
  readonly cultCode: string
  /** Where the browser returns to. Its return proves nothing. */
  readonly returnUrl: string
}

/** A provider of card payments. Card data is entered on its page and stays there. */
export interface CardProvider {
  /** Opens a hosted page that takes the whole amount. */
  createSession(session: NewSession): Promise<{ sessionId: string; pageUrl: string }>
  /** What the provider says of a session; undefined while nothing is decided. */
  read(sessionId: string): Promise<PaymentFacts | undefined>
  /** Reads a notification: `forged` when its signature does not match its bytes, undefined when it is about something else. */
  readNotification(body: Buffer, headers: Readonly<Record<string, unknown>>): PaymentFacts | 'forged' | undefined
}
