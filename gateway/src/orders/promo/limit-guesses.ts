import type { Agent } from '#src/agents/repository.ts'
import type { Deps } from '#src/deps.ts'
import type { Envelope } from '#src/errors.ts'
import { type CallLimit, countCall, undoCount } from '#src/limits/count-call.ts'

const guessLimit = { calls: 20, seconds: 15 * 60 }

/** Codes of refusals for text that is not a promo code. `PROMO_OF_…` means that a product accepts the text in another call. */
const unknownCodeRefusals = /^PROMO_(?:UNKNOWN|OF_\w+)$/

/** Limits on trying unknown codes. Bookings are counted separately, so that guessing does not block a booking with a known code. */
const limits = {
  apply: { kind: 'promo-guess', ...guessLimit },
  book: { kind: 'promo-guess-booking', ...guessLimit },
} satisfies Record<string, CallLimit>

/** Makes a call with a promo code, and counts the call if the code is unknown. Throws 429 after too many unknown codes. */
export async function limitGuesses<Reply>(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { sub }: Agent,
  limitName: keyof typeof limits,
  call: () => Promise<Reply>,
  envelopeOf: (reply: Reply) => Envelope<unknown>,
): Promise<Reply> {
  const countedUntil = await countCall(db, limits[limitName], sub, clock())
  let isUnknown = false
  try {
    const reply = await call()
    isUnknown = unknownCodeRefusals.test(envelopeOf(reply).errors[0]?.code ?? '')
    return reply
  } finally {
    // A failed call, such as a supplier timeout, reveals nothing about the code.
    if (!isUnknown) await undoCount(db, limits[limitName], sub, countedUntil)
  }
}
