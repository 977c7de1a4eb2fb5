import type { Agent } from '#src/agents/repository.ts'
import type { Deps } from '#src/deps.ts'
import type { Envelope } from '#src/errors.ts'
import { type CallLimit, countCall, undoCount } from '#src/limits/count-call.ts'

const guessLimit = { calls: 20, seconds: 15 * 60 }

/** Refusals of text that is not a promo code; with `PROMO_OF_…`, a product accepts it elsewhere. */
const unknownCode = /^PROMO_(?:UNKNOWN|OF_\w+)$/

/** Limits on trying unknown codes. Bookings are counted separately, so that guessing does not block a booking with a known code. */
const limits = {
  apply: { kind: 'promo-guess', ...guessLimit },
  book: { kind: 'promo-guess-booking', ...guessLimit },
} satisfies Record<string, CallLimit>

/** Makes a call with a promo code, and counts the call if the code is unknown. Throws 429 after too many unknown codes. */
export async function limitGuesses<Reply>(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { sub }: Agent,
  where: keyof typeof limits,
  call: () => Promise<Reply>,
  envelopeOf: (reply: Reply) => Envelope<unknown>,
): Promise<Reply> {
  const countedUntil = await countCall(db, limits[where], sub, clock())
  let isUnknown = false
  try {
    const reply = await call()
    isUnknown = unknownCode.test(envelopeOf(reply).errors[0]?.code ?? '')
    return reply
  } finally {
    // A failed call, such as a supplier timeout, reveals nothing about the code.
    if (!isUnknown) await undoCount(db, limits[where], sub, countedUntil)
  }
}
